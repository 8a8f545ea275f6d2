// Local storage. Where it is blocked, every visit is a first visit.

export function kept(name: string): string | null {
  try {
    return localStorage.getItem(name)
  } catch {
    return null
  }
}

export function keep(name: string, value: string): void {
  try {
    localStorage.setItem(name, value)
  } catch {
    // The value is lost when the page is closed.
  }
}
