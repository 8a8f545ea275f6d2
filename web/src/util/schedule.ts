/** Do something when nothing else is to be done. (Safari cannot say when that is.) */
export function later(run: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: 2000 })
  else setTimeout(run, 300)
}

/** Do something once what is there now has been painted. (Nothing is painted in a hidden page.) */
export function painted(run: () => void): void {
  if (document.hidden) run()
  else requestAnimationFrame(() => setTimeout(run))
}
