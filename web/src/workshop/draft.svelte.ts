// The board that is being changed: its history, what the server says of it, and the boards saved in this browser.

import { get, post } from '../net/api'
import type { CheckedBoard, Complaint, DrawnBoard } from '../net/protocol.gen'
import { keep, kept } from '../util/storage'
import { placeOf, put, without, type Content } from './content'

const WAIT = 200 // milliseconds without a change before the server is asked
const MOST_PAST = 200
const SAVED = 'workshop'
const STANDARD = 'standard' // the name of every game's own board

export class Draft {
  content = $state.raw<Content | null>(null)
  checked = $state.raw<DrawnBoard | null>(null) // the last board that could be played on
  complaint = $state.raw<Complaint | null>(null)
  asking = $state(false)
  offline = $state(false)
  private past = $state.raw<Content[]>([])
  private future = $state.raw<Content[]>([])
  private timer: number | undefined
  private asked = 0

  readonly name = $derived(typeof this.content?.name === 'string' ? this.content.name : '')
  readonly canUndo = $derived(this.past.length > 0)
  readonly canRedo = $derived(this.future.length > 0)
  /** Whether a table can be opened with the board as it is now. */
  readonly ready = $derived(this.checked !== null && !this.complaint && !this.asking)

  /** Start from a game's own board. */
  async start(game: string): Promise<void> {
    try {
      this.take(await get<CheckedBoard>(`boards/${game}`))
      this.content = this.checked?.content as Content
      this.offline = false
    } catch {
      this.offline = true
    }
    this.past = []
    this.future = []
  }

  /** Change the board; the change can be undone. */
  edit(content: Content, newName = 'own'): void {
    if (this.content) this.past = [...this.past.slice(-MOST_PAST), this.content]
    this.future = []
    this.show(content.name === STANDARD ? put(content, ['name'], newName) : content)
  }

  rename(name: string): void {
    if (this.content) this.edit(put(this.content, ['name'], name))
  }

  undo(): void {
    const before = this.past.at(-1)
    if (!before || !this.content) return
    this.future = [this.content, ...this.future]
    this.past = this.past.slice(0, -1)
    this.show(before)
  }

  redo(): void {
    const [next, ...rest] = this.future
    if (!next || !this.content) return
    this.past = [...this.past, this.content]
    this.future = rest
    this.show(next)
  }

  /** Back to the game's own board; that can be undone, too. */
  async reset(game: string): Promise<void> {
    const standard = await get<CheckedBoard>(`boards/${game}`)
    if (standard.board) this.edit(standard.board.content as Content, STANDARD)
  }

  /** Read a board file; returns the complaint if it cannot be read. */
  async read(toml: string): Promise<CheckedBoard> {
    return post<CheckedBoard>('boards/check', { toml })
  }

  stop(): void {
    clearTimeout(this.timer)
    this.asked++
  }

  private show(content: Content): void {
    this.content = content
    this.asking = true
    clearTimeout(this.timer)
    this.timer = window.setTimeout(() => void this.check(), WAIT)
  }

  private async check(): Promise<void> {
    const number = ++this.asked
    try {
      const found = await post<CheckedBoard>('boards/check', { content: this.content })
      if (number !== this.asked) return
      this.take(found)
      this.offline = false
    } catch {
      if (number === this.asked) this.offline = true
    }
    if (number === this.asked) this.asking = false
  }

  private take(found: CheckedBoard): void {
    this.complaint = found.complaint
    if (found.board) this.checked = found.board
  }
}

/** Whether a complaint is about this place, or about something in it. */
export const concerns = (complaint: Complaint | null, place: string): boolean =>
  complaint !== null && place !== '' && (complaint.place === place || complaint.place.startsWith(`${place}[`))

type Saved = Record<string, Content>

const slot = (game: string): string => placeOf([SAVED, game])

/** The boards of a game saved in this browser, by name. */
export function savedBoards(game: string): Saved {
  try {
    return JSON.parse(kept(slot(game)) ?? '{}') as Saved
  } catch {
    return {}
  }
}

export const saveBoard = (game: string, name: string, content: Content): void =>
  keep(slot(game), JSON.stringify({ ...savedBoards(game), [name]: content }))

export const forgetBoard = (game: string, name: string): void =>
  keep(slot(game), JSON.stringify(without(savedBoards(game), name)))
