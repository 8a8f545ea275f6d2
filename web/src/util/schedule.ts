/** Run when idle. (Safari has no `requestIdleCallback`.) */
export function later(run: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: 2000 })
  else setTimeout(run, 300)
}

/** Run after the next paint. (A hidden page is never painted.) */
export function painted(run: () => void): void {
  if (document.hidden) run()
  else requestAnimationFrame(() => setTimeout(run))
}
