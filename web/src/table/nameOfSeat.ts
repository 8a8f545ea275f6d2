// The name of a seat as the viewer reads it: "You" for their own seat, unless several people share the device.

import type { TableContext } from './tableContext'

type Named = Pick<TableContext, 'view' | 'chairs' | 'names' | 'messages'>

/** Whether a seat is called "You". */
export function isYou(table: Named, seat: number): boolean {
  return seat === table.view.viewer && table.chairs.filter((chair) => chair.yours).length < 2
}

export function nameOfSeat(table: Named, seat: number): string {
  return isYou(table, seat) ? table.messages.text('play-you') : (table.names[seat] ?? '')
}
