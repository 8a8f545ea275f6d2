// Puzzles and own mistakes: where they are on the server, positions, answers.

import { get, post } from '../net/api'
import { foreseen } from '../net/patch'
import type { Position } from '../net/protocol'
import type {
  DueMistake,
  Exercise as Wire,
  ExerciseStep as WireStep,
  GamePuzzles,
  Judgement,
  Practice,
  Why,
} from '../net/protocol.gen'

export type Exercise = Omit<Wire, 'position'> & { position: Position }
export type Step = Omit<WireStep, 'position'> & { position: Position }

export const overview = (): Promise<Practice> => get<Practice>('practice')

/** The address of a puzzle in this client; `daily` counts for the streak. */
export const puzzleAt = (game: string, number: number, daily = false): string =>
  `/practice/puzzle/${game}/${number}${daily ? '/daily' : ''}`
export const mistakeAt = ({ table_id, at }: DueMistake): string => `/practice/mistake/${table_id}/${at}`

/** Another puzzle of a game, at random. */
export function another({ game, puzzles }: GamePuzzles, than = 0): string {
  const number = 1 + Math.floor(Math.random() * puzzles)
  return puzzleAt(game, number === than ? 1 + (number % puzzles) : number)
}

/** An exercise on the server: `puzzles/keltis/3` or `mistakes/…/97`. */
export class Source {
  constructor(readonly path: string) {}

  async load(): Promise<Exercise> {
    const found = await get<Wire>(`practice/${this.path}`)
    return { ...found, position: foreseen(found.position as unknown as Position) }
  }

  async after(actions: readonly string[]): Promise<Step> {
    const found = await get<WireStep>(`practice/${this.path}/after?${query({ actions: actions.join(',') })}`)
    return { ...found, position: foreseen(found.position as unknown as Position) }
  }

  why(touched: readonly string[], actions: readonly string[]): Promise<Why> {
    const asked = query({ touched: touched.join(','), actions: actions.join(',') })
    return get<Why>(`practice/${this.path}/why?${asked}`)
  }

  judge(actions: readonly string[]): Promise<Judgement> {
    return post<Judgement>(`practice/${this.path}/answer`, { actions })
  }
}

const query = (fields: Record<string, string>): string => new URLSearchParams(fields).toString()
