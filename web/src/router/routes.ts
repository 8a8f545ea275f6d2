// Routing by the fragment of the address, which is never sent to a server.

export interface Route {
  screen: string // the file in screens/ that shows it
  params: Record<string, string>
}

/** A part that begins with ":" is a parameter; one that ends with "?" is optional. */
const ROUTES: [pattern: string, screen: string][] = [
  ['/', 'Lobby'],
  ['/new/:game', 'NewTable'],
  ['/t/:id/:key?', 'TableScreen'],
  ['/replay/:id?/:at?', 'Replay'],
  ['/analysis/:id', 'Analysis'],
  ['/rules/:game?/:rule?', 'Rules'],
  ['/learn/:game', 'Tutorial'],
  ['/workshop/:game?/:board?', 'Workshop'],
  ['/history/:id?', 'History'],
  ['/statistics', 'Statistics'],
  ['/friends', 'Friends'],
  ['/friend/:id', 'Friends'],
  ['/daily', 'Daily'],
  ['/practice', 'Practice'],
  ['/practice/puzzle/:game/:number/:daily?', 'Exercise'],
  ['/practice/mistake/:table/:at', 'Exercise'],
  ['/settings', 'Settings'],
  ['/account', 'Account'],
  ['/device/:code', 'Account'],
]

/** The screen for an address; the lobby if no route matches. */
export function find(address: string): Route {
  const [path = ''] = address.split('?')
  const parts = path.split('/').filter(Boolean)
  for (const [pattern, screen] of ROUTES) {
    const params = fit(pattern.split('/').filter(Boolean), parts)
    if (params) return { screen, params }
  }
  return { screen: 'Lobby', params: {} }
}

function fit(pattern: string[], parts: string[]): Record<string, string> | null {
  if (parts.length > pattern.length) return null
  const params: Record<string, string> = {}
  for (const [index, wanted] of pattern.entries()) {
    const part = parts[index]
    if (part === undefined) {
      if (!wanted.endsWith('?')) return null
    } else if (wanted.startsWith(':')) params[wanted.replace(/[:?]/g, '')] = decode(part)
    else if (wanted !== part) return null
  }
  return params
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
