// Made by keltis.server.protocol.typescript from the protocol's schema: do not edit.

/** All games in their order, and whether each has a tutorial. */
export const GAMES = {
  keltis: { lessons: true },
  neue_wege: { lessons: true },
  orakel: { lessons: true },
  weg_der_steine: { lessons: true },
  wuerfelspiel: { lessons: true },
}

export type ToServer = Hello | Beat | Move | Undo | Consent | Say | Quick | React | Sit | Stand | Fill | Free | Start | Back | OfferEnd | AnswerEnd | Resign | Rematch | AnswerRematch | Close

export type ToClient = Snapshot | Update | Change | Outlooks | Sync | Around | Reply | Pulse

/** The analysis of a finished game, as far as it is (docs/coach.md). */
export interface Analysis {
  state: "complete" | "failed" | "none" | "waiting" | "working"
  done?: number
  total?: number
  seat?: number | null
  seats?: string[]
  bots?: string[]
  versions?: number[]
  report?: Record<string, unknown> | null
}

/** Accept or decline that offer; who made it may decline to withdraw it. */
export interface AnswerEnd {
  type: "answer_end"
  id: string
  yes: boolean
}

/** Accept or decline another game; who offered it may decline to withdraw it. */
export interface AnswerRematch {
  type: "answer_rematch"
  id: string
  yes: boolean
}

/** A seat answered that request. */
export interface Answered {
  kind: "answered"
  seq: number
  at: number
  seat: number
  yes: boolean
}

/** No event, but presence or the readiness of a bot changed. */
export interface Around {
  type: "around"
  table_id: string
  status: Status
}

/** A seat asks to undo its last action. */
export interface Asked {
  kind: "asked"
  seq: number
  at: number
  seat: number
}

/** Take the own seat back from the bot. */
export interface Back {
  type: "back"
  id: string
}

/** Heartbeat. */
export interface Beat {
  type: "beat"
}

/** The parts of a seat's total, in the order of the scoring. */
export interface Breakdown {
  lines: ScoreLine[]
  total: number
}

/** Where to tell me that it is my turn; nothing: nowhere. */
export interface Calling {
  url: string
}

/** A row of cards, all values visible (C4). */
export interface CardRow {
  colour: string
  values: number[]
  direction: string
}

/** Events that directly follow what the client knows, and the parts that they changed. */
export interface Change {
  type: "change"
  table_id: string
  v: number
  events: (Opened | Sat | Freed | Closed | Started | Moved | Asked | Answered | Undone | Left | Returned | Said | Phrased | Reacted | EndOffered | EndAnswered | Ended | RematchOffered | RematchAnswered | Rematched)[]
  status: StatusPart
  position: PositionPart
}

/** Close the table before the game; host only. */
export interface Close {
  type: "close"
  id: string
}

/** The table was closed. */
export interface Closed {
  kind: "closed"
  seq: number
  at: number
}

/** All tables with the same deal that are over. */
export interface Comparison {
  deal: string
  tables: Outcome[]
  running: number
}

/** Answer a request to undo; who asked may decline to withdraw it. */
export interface Consent {
  type: "consent"
  id: string
  v: number
  yes: boolean
}

/** All lessons of a game. */
export interface Course {
  game: string
  stage: Stage
  lessons: Lesson[]
}

/** Sign in. */
export interface Credentials {
  login: string
  passphrase: string
}

/** The games of the day. */
export interface Daily {
  day: string
  until: number
  deals: DailyDeal[]
}

/** A game of the day: everywhere the same chance. */
export interface DailyDeal {
  game: string
  deal: string
  players: number
  yours: string
}

/** A turn may take days. */
export interface Days {
  mode: "days"
  days?: number
}

/** A pile of which only the top card is visible (C6). */
export interface DiscardPile {
  colour: string
  top: string
  size: number
  closed: boolean
}

/** One thing that chance did. */
export interface Draw {
  number: number
  ways: number
  way: number
  words: string
}

/** A seat accepts or declines that, or withdraws its offer. */
export interface EndAnswered {
  kind: "end_answered"
  seq: number
  at: number
  seat: number
  yes: boolean
}

/** A seat offers to end the game with the points as they are. */
export interface EndOffered {
  kind: "end_offered"
  seq: number
  at: number
  seat: number
}

/** The game ended early: people agreed on that, or a seat resigned. */
export interface Ended {
  kind: "ended"
  seq: number
  at: number
  seat: number
  why: "agreed" | "resigned"
}

/** Give me an account, so that I am known on other devices too; or change mine. */
export interface Enrolment {
  login: string
  passphrase: string
  old?: string
}

/** Why a command was not carried out. */
export interface Error {
  code: "bad" | "id_reuse" | "illegal" | "over" | "refused" | "seat" | "stale" | "turn" | "unavailable" | "unknown"
  message: Message
  rule?: string
  update?: Update | null
}

/** All that is needed to check a finished game's chance. */
export interface Fairness {
  commitment: string
  secret: string
  nonces: string[]
  deal: string
  turned: number
  draws: Draw[]
}

/** The level that decides in place of the chosen one. */
export interface Fallback {
  bot: string
  soon: boolean
}

/** Forget me: my name, my words, my sessions. */
export interface Farewell {
  forget: true
  passphrase?: string
}

/** Put a bot on a seat before the game; host only. */
export interface Fill {
  type: "fill"
  id: string
  seat: number
  bot: string
}

/** Free a seat before the game; host only. */
export interface Free {
  type: "free"
  id: string
  seat: number
}

/** A seat became free. */
export interface Freed {
  kind: "freed"
  seq: number
  at: number
  seat: number
}

/** How a turn is divided, and which rules explain which kind of thing. */
export interface GameGuide {
  game: string
  steps: TurnStep[]
  help: Record<string, string[]>
}

/** Who I am: a name and nothing else. Also gives me another name. */
export interface Greeting {
  name?: string
}

/** Whether all is well. */
export interface Health {
  ok: boolean
  version: string
  protocol: number
  tables: number
  sockets: number
}

/** Join a table: get what happened after event `since`, or, without it, the table as it is now. */
export interface Hello {
  type: "hello"
  table_id: string
  since?: number | null
  seat?: number | null
  key?: string
}

/** My finished games, the latest first. */
export interface History {
  tables: ListedTable[]
  before: number | null
}

/** How to let others in. */
export interface Invitation {
  key: string
}

/** A path from its first stone to the end stone. */
export interface KeltisPath {
  colour: string
  stones: KeltisStone[]
}

/** What lies openly before a player, and what everybody knows about the hand. */
export interface KeltisPlayerView {
  rows: CardRow[]
  stones: number[]
  large_path: string
  small_left: number
  large_left: number
  wishes: number
  points: number
  hand_size: number
  known: string[]
}

/** A stone with its worth, and the tile that lies on it. */
export interface KeltisStone {
  value: number
  tile: string
}

/** The table of Keltis. */
export interface KeltisTable {
  paths: KeltisPath[]
  goal: number
  goal_count: number
  goal_figures: number
  deck: number
  piles: DiscardPile[]
  players: KeltisPlayerView[]
  hand: string[]
}

/** A place to which the action after the offered one can bring a figure. */
export interface Lead {
  place: string
  gain: number
  large: boolean
  priestess: boolean
}

/** A bot took over a seat. */
export interface Left {
  kind: "left"
  seq: number
  at: number
  seat: number
  why: "" | "clock" | "days" | "gone" | "left" | "resigned"
  bot: string
}

/** A lesson of the tutorial: its name in the catalogue of words, and its position. */
export interface Lesson {
  name: string
  right: string[]
  position: Position
}

/** A bot in a game. */
export interface ListedBot {
  name: string
  rating: number | null
  range: number
  sights: Message[]
  instead: ListedFallback | null
}

/** A chair in a list. */
export interface ListedChair {
  kind: string
  name: string
  bot: string
  away: "" | "clock" | "days" | "gone" | "left" | "resigned"
  face: number
  played_by: string[]
}

/** The bot that plays in place of one whose code is not compiled yet. */
export interface ListedFallback {
  bot: string
  seconds: number | null
}

/** A game that can be played. */
export interface ListedGame {
  name: string
  players: number[]
  options: ListedOption[]
  bots: ListedBot[]
  usual: string
}

/** An option of a game; the first value is the usual one. */
export interface ListedOption {
  name: string
  values: string[]
}

/** A session of mine. */
export interface ListedSession {
  id: string
  label: string
  created: number
  seen: number
  current: boolean
}

/** A table in a list. */
export interface ListedTable {
  id: string
  game: string
  phase: string
  players: number
  chairs: ListedChair[]
  mover: number | null
  pace: string
  result: number[]
  changed: number
  yours: number[]
  turn: boolean
  created: number
  due: number | null
  time: Live | Days | null
  winners: number[]
  deal: string
}

/** A live game; times in seconds. */
export interface Live {
  mode: "live"
  bank?: number
  increment?: number
  grace?: number
}

/** My tables, those that wait for me first; and the tables that are open to all. */
export interface Lobby {
  yours: ListedTable[]
  open: ListedTable[]
}

/** A tile, or several wish stones, on a place. */
export interface Lying {
  place: string
  tile: string
  number: number
}

/** Who I am. */
export interface Me {
  name: string
  account: string
  webhook: string
}

/** Something to say: the id of a message in the catalogue, and what fills its places. */
export interface Message {
  id: string
  args: Record<string, number | string | { seat: number } | Message>
}

/** Carry out an action of the game. */
export interface Move {
  type: "move"
  id: string
  v: number
  action: string
}

/** A seat acted (the first step), and chance drew what follows. */
export interface Moved {
  kind: "moved"
  seq: number
  at: number
  seat: number
  by: "bot" | "fallback" | "person"
  steps: Step[]
  gain: number
  trails: Trail[]
  bot: string
}

/** A field: to where it leads, and what lies on it. */
export interface NeueWegeField {
  name: string
  row: number
  colour: string
  edges: string[]
  tile: string
  stack: string
  stack_left: number
}

/** What lies openly before a player, and what everybody knows about the hand. */
export interface NeueWegePlayerView {
  rows: CardRow[]
  small: string[]
  large: string
  wishes: number
  wish_colours: number[]
  points: number
  hand_size: number
  known: string[]
}

/** The table of Neue Wege. */
export interface NeueWegeTable {
  fields: NeueWegeField[]
  values: number[]
  goal: number
  goal_count: number
  goal_figures: number
  deck: number
  piles: DiscardPile[]
  players: NeueWegePlayerView[]
  hand: string[]
}

/** Open a table. */
export interface NewTable {
  settings: Settings
  seats?: Wish[]
  start?: boolean
  nonce?: string
  id?: string | null
  name?: string
}

/** An empty body, `{}`. */
export type Nothing = Record<string, unknown>

/** A legal action, as its mover sees it. */
export interface Offer {
  action: string
  touch: string[]
}

/** Offer to end the game now with the points as they are; among bots it ends at once. */
export interface OfferEnd {
  type: "offer_end"
  id: string
}

/** What can be played, and against whom. */
export interface Offered {
  games: ListedGame[]
  bots: string[]
  phrases: string[]
}

/** An offer to everybody at the table. */
export interface OpenOffer {
  seat: number
  accepted: number[]
  declined: number[]
  answer: boolean
}

/** The table was set up. */
export interface Opened {
  kind: "opened"
  seq: number
  at: number
}

/** What lies openly before a player, and what everybody knows about the hand. */
export interface OrakelPlayerView {
  rows: CardRow[]
  stones: number[]
  wishes: number
  mirrors: number
  points: number
  oracle: number
  leprechauns: number
  hand_size: number
  known: string[]
}

/** A stone of the spiral, and what lies on it. */
export interface OrakelStone {
  colour: string
  value: number
  large: boolean
  tile: string
  wishes: number
}

/** The table of Das Orakel. */
export interface OrakelTable {
  stones: OrakelStone[]
  goal: number
  goal_count: number
  goal_all: number
  goal_own: number
  priestess: number
  steps: number[]
  colour: string
  deck: number
  piles: DiscardPile[]
  players: OrakelPlayerView[]
  hand: string[]
}

/** How a table with the same deal ended. */
export interface Outcome {
  chairs: ListedChair[]
  result: number[]
  winners: number[]
  yours: number[]
  here: boolean
  ended: number
}

/** What a legal action would bring at once. */
export interface Outlook {
  gain: number
  ends: boolean
  lands: Piece[]
  priestess: string
  leads: Lead[]
}

/** What each of the offers after event `v` would bring, in their order; sent a little later. */
export interface Outlooks {
  type: "outlook"
  table_id: string
  v: number
  outlooks: Outlook[]
}

/** A quick phrase. */
export interface Phrased {
  kind: "phrased"
  seq: number
  at: number
  seat: number
  phrase: "again" | "bye" | "hello" | "hurry" | "luck" | "moment" | "oops" | "thanks" | "well-played" | "wow"
}

/** A player's figure. */
export interface Piece {
  seat: number
  place: string
  large: boolean
}

/** A stone, a field or a slot for a tile, around its middle. */
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

/** One event of a game and the position after it, as one viewer may see them. */
export interface Ply {
  v: number
  event: Opened | Sat | Freed | Closed | Started | Moved | Asked | Answered | Undone | Left | Returned | Said | Phrased | Reacted | EndOffered | EndAnswered | Ended | RematchOffered | RematchAnswered | Rematched
  view: View | null
  scene: Scene | null
  hands: (string[])[]
}

/** The game as the viewer sees it. */
export interface Position {
  view: View
  scene: Scene
  offers: Offer[]
  outlooks?: Outlook[]
}

/** The changed parts of a position. */
export interface PositionPart {
  view?: ViewPart
  scene?: ScenePart
  offers?: Offer[]
}

/** Heartbeat: answer with a beat. */
export interface Pulse {
  type: "beat"
  at: number
}

/** Send a quick phrase, which everybody reads in their language. */
export interface Quick {
  type: "quick"
  id: string
  phrase: "again" | "bye" | "hello" | "hurry" | "luck" | "moment" | "oops" | "thanks" | "well-played" | "wow"
}

/** React to an event with a symbol. */
export interface React {
  type: "react"
  id: string
  to: number
  reaction: "clap" | "heart" | "laugh" | "sad" | "thumbs-up" | "wow"
}

/** A seat reacted to event `to` with a symbol. */
export interface Reacted {
  kind: "reacted"
  seq: number
  at: number
  seat: number
  to: number
  reaction: "clap" | "heart" | "laugh" | "sad" | "thumbs-up" | "wow"
}

/** Why something was not done. */
export interface Refusal {
  code: "bad" | "id_reuse" | "illegal" | "over" | "refused" | "seat" | "stale" | "turn" | "unavailable" | "unknown" | "limit"
  message: Message
}

/** Offer the others another game, or accept it; the second time it begins without waiting for answers. */
export interface Rematch {
  type: "rematch"
  id: string
}

/** A seat accepts or declines that, or withdraws its offer. */
export interface RematchAnswered {
  kind: "rematch_answered"
  seq: number
  at: number
  seat: number
  yes: boolean
}

/** A seat offers another game. */
export interface RematchOffered {
  kind: "rematch_offered"
  seq: number
  at: number
  seat: number
}

/** There is a new table for another game: those who accepted sit at it. */
export interface Rematched {
  kind: "rematched"
  seq: number
  at: number
  seat: number
  table_id: string
}

/** A part of a game, event by event. */
export interface Replay {
  table_id: string
  v: number
  over: boolean
  seat: number | null
  seats: string[]
  stage: Stage
  plies: Ply[]
  bots?: string[]
}

/** The reply to a command: the number of its event, or an error. */
export interface Reply {
  type: "reply"
  id: string
  seq?: number | null
  error?: Error | null
}

/** Resign: the others win. While other people play on, a bot takes the seat. */
export interface Resign {
  type: "resign"
  id: string
}

/** A person took their seat back. */
export interface Returned {
  kind: "returned"
  seq: number
  at: number
  seat: number
}

/** All rules of a game, in words. */
export interface RuleBook {
  game: string
  language: string
  title: string
  sections: RuleSection[]
}

/** The rules whose numbers begin with one letter. */
export interface RuleSection {
  letter: string
  title: string
  rules: RuleText[]
}

/** A numbered rule; refusals cite the number. */
export interface RuleText {
  number: string
  text: string
}

/** A chat message: plain text, never markup. */
export interface Said {
  kind: "said"
  seq: number
  at: number
  seat: number
  text: string
}

/** A person sat down, or a bot was seated. */
export interface Sat {
  kind: "sat"
  seq: number
  at: number
  seat: number
  name: string
  bot?: string
}

/** Send a chat message. */
export interface Say {
  type: "say"
  id: string
  text: string
}

/** What is on the board in one view. */
export interface Scene {
  lying: Lying[]
  pieces: Piece[]
  priestess: string
}

/** Some fields of Scene: those that are not as they were. */
export interface ScenePart {
  lying?: Lying[]
  pieces?: Piece[]
  priestess?: string
}

/** One source of points. */
export interface ScoreLine {
  source: string
  message: Message
  points: number
}

/** A chair, as everybody sees it. */
export interface Seating {
  kind: "bot" | "empty" | "kept" | "person"
  name: string
  bot: string
  away: "" | "clock" | "days" | "gone" | "left" | "resigned"
  present: boolean
  yours: boolean
  left: number
  instead?: Fallback | null
  face?: number
  played_by?: string[]
}

/** All my sessions. */
export interface Sessions {
  sessions: ListedSession[]
}

/** The settings; they never change. */
export interface Settings {
  game: string
  players?: number
  options?: Record<string, string>
  pace?: Live | Days
  undo?: "consent" | "never" | "turn"
  first?: "random" | "seat"
  standin?: string
  public?: boolean
  chat?: "all" | "off" | "phrases"
  deal?: string
}

/** Take a free seat before the game; or the own one again, with another nonce or name. */
export interface Sit {
  type: "sit"
  id: string
  seat: number
  name?: string
  nonce?: string
}

/** The table as it is now. */
export interface Snapshot {
  type: "snapshot"
  table_id: string
  v: number
  status: Status
  stage: Stage
  position: Position | null
}

/** A board: every place lies within its width and height, and no two overlap. */
export interface Stage {
  width: number
  height: number
  places: Place[]
  links: ([string, string])[]
  zones: Zone[]
  scenery: "hill" | "spiral" | "heath" | "field"
}

/** The game ends if nothing moves on for so many more turns. */
export interface Stall {
  turns: number
  rule: string
}

/** Leave the seat; during the game a bot plays on. */
export interface Stand {
  type: "stand"
  id: string
}

/** Start the game; all seats must be taken. */
export interface Start {
  type: "start"
  id: string
}

/** The game started; seat `turned` became seat 0, the next one seat 1, and so on. */
export interface Started {
  kind: "started"
  seq: number
  at: number
  turned: number
  steps: Step[]
}

/** Everything around the game. */
export interface Status {
  phase: "closed" | "over" | "running" | "waiting"
  settings: Settings
  you: number | null
  host: boolean
  chairs: Seating[]
  since: number
  due: Takeover | null
  stall: Stall | null
  undo: Undoing
  commitment: string
  secret: string
  nonces: string[]
  end_offer: OpenOffer | null
  ended: "agreed" | "resigned" | null
  rematch_offer: OpenOffer | null
  rematch: string
}

/** Some fields of Status: those that are not as they were. */
export interface StatusPart {
  phase?: "closed" | "over" | "running" | "waiting"
  settings?: Settings
  you?: number | null
  host?: boolean
  chairs?: Seating[]
  since?: number
  due?: Takeover | null
  stall?: Stall | null
  undo?: Undoing
  commitment?: string
  secret?: string
  nonces?: string[]
  end_offer?: OpenOffer | null
  ended?: "agreed" | "resigned" | null
  rematch_offer?: OpenOffer | null
  rematch?: string
}

/** One action as it is reported to a viewer. */
export interface Step {
  heading: string
  seat: number | null
  words: string
  line: Message
  news: Message[]
}

/** The answer to a hello is complete; later frames are live. */
export interface Sync {
  type: "sync"
  table_id: string
  v: number
}

/** A table was opened. */
export interface TableMade {
  table_id: string
  key: string
}

/** The time of who is to act runs out: then a bot plays for them. */
export interface Takeover {
  at: number
  seat: number
  why: "" | "clock" | "days" | "gone" | "left" | "resigned"
  bot: string
}

/** A figure that moved from one place of the stage to another. */
export interface Trail {
  start: string
  end: string
  seat?: number | null
  large?: boolean
}

/** A part of a turn: its name, and the prompts that belong to it. */
export interface TurnStep {
  name: string
  prompts: string[]
}

/** Undo the own last action, or ask the others for it. */
export interface Undo {
  type: "undo"
  id: string
  v: number
}

/** What the viewer may undo. */
export interface Undoing {
  free: number
  ask: boolean
  asked: number | null
  answer: boolean
}

/** So many actions were undone. */
export interface Undone {
  kind: "undone"
  seq: number
  at: number
  seat: number
  taken: number
  events: number[]
}

/** Events, and the table after them. */
export interface Update {
  type: "update"
  table_id: string
  v: number
  events: (Opened | Sat | Freed | Closed | Started | Moved | Asked | Answered | Undone | Left | Returned | Said | Phrased | Reacted | EndOffered | EndAnswered | Ended | RematchOffered | RematchAnswered | Rematched)[]
  status: Status
  position: Position | null
}

/** A record to go through, and from which seat. */
export interface Upload {
  record: string
  seat?: number
}

/** A position as one viewer sees it. */
export interface View {
  game: string
  players: number
  viewer: number | null
  mover: number | null
  heading: string
  prompt: Message
  legal: string[]
  scores: Breakdown[]
  end: string
  winners: number[]
  table: KeltisTable | NeueWegeTable | OrakelTable | WegDerSteineStonesTable | WuerfelspielDiceTable
}

/** Some fields of View: those that are not as they were. */
export interface ViewPart {
  game?: string
  players?: number
  viewer?: number | null
  mover?: number | null
  heading?: string
  prompt?: Message
  legal?: string[]
  scores?: Breakdown[]
  end?: string
  winners?: number[]
  table?: Record<string, unknown>
}

/** What lies before a player. */
export interface WegDerSteinePlayerView {
  rows: CardRow[]
  row_points: number[]
  wishes: number
  bonus: number
}

/** The table of Der Weg der Steine. */
export interface WegDerSteineStonesTable {
  tiles: (WegDerSteineTile[])[]
  hidden: number
  open: number
  turned: string
  row_values: number[]
  players: WegDerSteinePlayerView[]
}

/** A tile: what it shows, and where it is. */
export interface WegDerSteineTile {
  tile: string
  mark: string
  bonus: number
  place: string
  seat: number | null
}

/** Why nothing came of touching something. */
export interface Why {
  message: Message
  rule: string
}

/** Who shall sit on a seat. */
export interface Wish {
  kind?: "bot" | "me" | "open"
  bot?: string
  name?: string
}

/** The table of Das Würfelspiel. */
export interface WuerfelspielDiceTable {
  side: string
  number: number
  sides: number
  rows: WuerfelspielRow[]
  goal: number
  goal_count: number
  goal_pieces: number
  goal_own: number
  stock: number
  dice: string[]
  players: WuerfelspielPlayerView[]
}

/** A field with its worth, and what it is. */
export interface WuerfelspielField {
  value: number
  kind: string
}

/** What belongs to a player. */
export interface WuerfelspielPlayerView {
  fields: number[]
  left: number
  goal: number
  wishes: number
  first: number
}

/** A row from its first field to the last. */
export interface WuerfelspielRow {
  colour: string
  fields: WuerfelspielField[]
}

/** An area of the board, e.g. the goal. */
export interface Zone {
  name: string
  x: number
  y: number
  width: number
  height: number
  round: boolean
}
