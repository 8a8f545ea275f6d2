// What the browser keeps for us. Some people forbid it: then everything is as on a first visit.

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
    // It holds until the page is closed.
  }
}
