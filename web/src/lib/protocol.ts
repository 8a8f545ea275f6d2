// What the server sends, as far as the client looks into it. (Checked against the protocol's schema.)

import type { Offer } from './choice'
import type { Message } from './words'

export interface Place {
  id: string
  x: number
  y: number
  colour: string
  value: number | null
  width: number
  height: number
  round: boolean
}

export interface Zone {
  name: string
  x: number
  y: number
  width: number
  height: number
  round: boolean
}

export interface Stage {
  width: number
  height: number
  places: Place[]
  links: [string, string][]
  zones: Zone[]
}

export interface Lying {
  place: string
  tile: string
  number: number
}

export interface Piece {
  seat: number
  place: string
  large: boolean
}

export interface Scene {
  lying: Lying[]
  pieces: Piece[]
  priestess: string
}

export interface ScoreLine {
  source: string
  message: Message
  points: number
}

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

/** What the tables of the five games have in common, each field only where the game has such a thing. */
export interface TableView {
  deck?: number
  hidden?: number
  turned?: string
  dice?: string[]
  hand?: string[]
  piles?: DiscardPile[]
  goal_count?: number
  goal_figures?: number
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
}

export interface View {
  game: string
  players: number
  viewer: number | null
  mover: number | null
  heading: string
  prompt: Message
  legal: string[]
  scores: { lines: ScoreLine[] }[]
  end: string
  winners: number[]
  table: TableView
}

export interface Chair {
  kind: 'empty' | 'kept' | 'person' | 'bot'
  name: string
  bot: string
  away: string
  present: boolean
  yours: boolean
  left: number
}

export interface Status {
  phase: 'waiting' | 'running' | 'over' | 'closed'
  settings: { game: string; players: number; [name: string]: unknown }
  you: number | null
  host: boolean
  chairs: Chair[]
  deadline: number | null
  undo: { free: number; ask: boolean; asked: number | null; answer: boolean }
  rematch: string
}

export interface Position {
  view: View
  scene: Scene
  offers: Offer[]
}

export interface Step {
  line: Message
  news: Message[]
  [name: string]: unknown
}

export interface Happened {
  kind: string
  seq: number
  at: number
  seat?: number
  steps?: Step[]
  text?: string
  phrase?: string
  name?: string
  game?: string
}

export interface Failure {
  code: string
  message: Message
  rule?: string
  update?: Update
}

export interface Snapshot {
  type: 'snapshot'
  game: string
  v: number
  status: Status
  stage: Stage
  position: Position | null
}

export interface Update {
  type: 'update'
  game: string
  v: number
  events: Happened[]
  status: Status
  position: Position | null
}

export type Frame =
  | Snapshot
  | Update
  | { type: 'sync'; game: string; v: number }
  | { type: 'around'; game: string; status: Status }
  | { type: 'reply'; id: string; seq?: number; error?: Failure }
  | { type: 'beat'; at: number }
