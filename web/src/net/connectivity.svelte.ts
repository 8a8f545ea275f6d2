// Whether the server can be reached. While it cannot, it is polled until it answers.

const FIRST_WAIT = 500
const LONGEST_WAIT = 5000

let reached = $state(true)
let timer: number | undefined
let wait = FIRST_WAIT

export const isReached = (): boolean => reached

/** A request failed: start polling. */
export function away(): void {
  reached = false
  if (timer !== undefined) return
  timer = window.setTimeout(tryAgain, wait)
  wait = Math.min(2 * wait, LONGEST_WAIT)
}

/** A request was answered. */
export function back(): void {
  clearTimeout(timer)
  timer = undefined
  wait = FIRST_WAIT
  reached = true
}

async function tryAgain(): Promise<void> {
  timer = undefined
  try {
    await fetch('api/health', { cache: 'no-store' })
    back()
  } catch {
    away()
  }
}

addEventListener('online', () => {
  if (!reached) void tryAgain()
})
