// From which table somebody came to a screen beside it, so that there is a way back.

let table = ''

/** The address of that table; "" if they came from elsewhere. */
export const cameFrom = (): string => table

/** They go from one screen to another. */
export function went(from: string, to: string, id: string): void {
  if (from === 'TableScreen' && to !== 'TableScreen') table = `/t/${id}`
  if (to === 'Lobby' || to === 'TableScreen') table = ''
}
