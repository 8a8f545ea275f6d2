// The frames of the server, as typed by the client. All types come from the protocol's schema, but the table types of
// the five games are merged into one, in which every field that not all games have is optional.

import type * as wire from './protocol.gen'
import type { ThingName } from '../table/things'

export type {
  Lying,
  Message,
  Outlooks,
  Piece,
  Place,
  Scene,
  ScoreLine,
  Stage,
  Status,
  Zone,
} from './protocol.gen'

export type Chair = wire.Seating

export interface CardRow {
  colour: string
  values: number[]
  direction: 'open' | 'rising' | 'falling'
}

export interface DiscardPile {
  colour: string
  top: string
  size: number
  closed: boolean
}

export interface TableView {
  deck?: number
  hidden?: number
  turned?: string
  dice?: string[]
  hand?: string[]
  piles?: DiscardPile[]
  goal_count?: number
  goal_figures?: number
  goal_all?: number
  goal_own?: number
  goal_pieces?: number
  steps?: number[]
  row_values?: number[]
  stock?: number
  players: PlayerView[]
}

export interface PlayerView {
  rows?: CardRow[]
  wishes?: number
  hand_size?: number
  known?: string[]
  small_left?: number
  large_left?: number
  left?: number
  mirrors?: number
  leprechauns?: number
  points?: number
  bonus?: number
  row_points?: number[]
  wish_colours?: number[]
}

export type View = Omit<wire.View, 'table'> & { table: TableView }

/** A view from the server. (Does not compile if no table type of the schema fits.) */
export const seen = (view: wire.View): View => view as View

/** A legal action and the things that select it. Its outlook may arrive a little later. */
export type Offer = Omit<wire.Offer, 'touch'> & { touch: ThingName[] } & Partial<wire.Outlook>

export type Position = Omit<wire.Position, 'view' | 'offers'> & { view: View; offers: Offer[] }

export type Step = wire.Step

/** An event; which fields it has depends on its kind. */
export interface Happened {
  kind: wire.Update['events'][number]['kind']
  seq: number
  at: number
  seat?: number
  steps?: Step[]
  text?: string
  phrase?: string
  name?: string
  table_id?: string
  yes?: boolean
  why?: string
  reaction?: wire.Reacted['reaction']
  gain?: number // how the seat's points changed
  trails?: wire.Trail[]
  bot?: string // the level that decided, or that takes over
  taken?: number
  events?: number[] // the sequence numbers of undone moves
}

export type Snapshot = Omit<wire.Snapshot, 'position'> & { position: Position | null }

export type Update = Omit<wire.Update, 'position' | 'events'> & {
  position: Position | null
  events: Happened[]
}

type ViewPart = Omit<wire.ViewPart, 'table'> & {
  table?: Partial<Omit<TableView, 'players'>> & { players?: Record<string, object> }
}

export type Change = Omit<wire.Change, 'position' | 'events'> & {
  position: Omit<wire.PositionPart, 'view' | 'offers'> & { view?: ViewPart; offers?: Offer[] }
  events: Happened[]
}

export type Failure = Omit<wire.Error, 'update'> & { update?: Update | null }

export type Reply = Omit<wire.Reply, 'error'> & { error?: Failure | null }

export type Hint = wire.Hint

export type Frame =
  Snapshot | Update | Change | wire.Outlooks | wire.Hint | wire.Sync | wire.Around | Reply | wire.Pulse
