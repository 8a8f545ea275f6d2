// Preconnect: opens the socket of a new table while its screen is still loading.

import type { Hello } from './protocol.gen'

const TIMEOUT = 10_000 // milliseconds after which an unclaimed socket is closed

interface Ahead {
  tableId: string
  socket: WebSocket
  heard: string[]
}

let ahead: Ahead | null = null

/** The address of the table sockets. */
export const address = (): string => `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws`

/** Open the socket of a table and subscribe to it. */
export function callAhead(tableId: string): void {
  ahead?.socket.close()
  const socket = new WebSocket(address())
  const heard: string[] = []
  const hello: Hello = { type: 'hello', table_id: tableId }
  socket.onopen = () => socket.send(JSON.stringify(hello))
  socket.onmessage = (event) => heard.push(String(event.data))
  ahead = { tableId, socket, heard }
  setTimeout(() => ahead?.socket === socket && taken(''), TIMEOUT)
}

/** Claims the socket that was opened for a table, with the frames received so far; null if there is none. */
export function taken(tableId: string): Ahead | null {
  const found = ahead
  ahead = null
  if (!found || (found.tableId === tableId && found.socket.readyState <= WebSocket.OPEN)) return found
  found.socket.close()
  return null
}
