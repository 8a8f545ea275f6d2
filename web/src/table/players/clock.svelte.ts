// A clock that ticks once a second while somebody reads it.

import { createSubscriber } from 'svelte/reactivity'

const subscribe = createSubscriber((update) => {
  const timer = setInterval(update, 1000)
  return () => clearInterval(timer)
})

/** Seconds since 1970; what reads it is drawn anew every second. */
export function seconds(): number {
  subscribe()
  return Math.floor(Date.now() / 1000)
}
