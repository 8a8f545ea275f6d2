// A socket that is opened ahead: a table was just made, and its screen is still on its way.

import type { Hello } from './protocol.gen'

const PATIENCE = 10_000 // milliseconds after which nobody will come for it

interface Ahead {
  tableId: string
  socket: WebSocket
  heard: string[]
}

let ahead: Ahead | null = null

/** Where tables are reached. */
export const address = (): string => `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws`

/** Open the socket of a table, and ask what is on it. */
export function callAhead(tableId: string): void {
  ahead?.socket.close()
  const socket = new WebSocket(address())
  const heard: string[] = []
  const hello: Hello = { type: 'hello', table_id: tableId }
  socket.onopen = () => socket.send(JSON.stringify(hello))
  socket.onmessage = (event) => heard.push(String(event.data))
  ahead = { tableId, socket, heard }
  setTimeout(() => ahead?.socket === socket && taken(''), PATIENCE)
}

/** The socket that was opened for a table, with what it has heard; null if there is none, or another's. */
export function taken(tableId: string): Ahead | null {
  const found = ahead
  ahead = null
  if (!found || (found.tableId === tableId && found.socket.readyState <= WebSocket.OPEN)) return found
  found.socket.close()
  return null
}
