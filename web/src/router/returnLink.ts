// Remembers from which table the user came to another screen, for the link back.

let table = ''

/** The address of that table; "" if the user came from elsewhere. */
export const cameFrom = (): string => table

/** Called whenever the screen changes. */
export function went(from: string, to: string, id: string): void {
  if (from === 'TableScreen' && to !== 'TableScreen') table = `/t/${id}`
  if (to === 'Lobby' || to === 'TableScreen') table = ''
}
