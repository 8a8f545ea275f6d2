// A reactive clock that ticks once a second while it is used.

import { createSubscriber } from 'svelte/reactivity'

const subscribe = createSubscriber((update) => {
  const timer = setInterval(update, 1000)
  return () => clearInterval(timer)
})

/** Seconds since 1970, updated every second. */
export function seconds(): number {
  subscribe()
  return Math.floor(Date.now() / 1000)
}
