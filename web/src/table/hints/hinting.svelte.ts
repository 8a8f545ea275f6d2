// The hint of a turn, in three grades: where to look, good moves with their chances, and the reasons.

import type { Failure, Hint } from '../../net/protocol'

export type Grade = 'closed' | 'area' | 'moves' | 'reasons'

interface Source {
  hint: () => Hint | null // for the present position
  moved: () => number // changes with the position
  allowed: () => boolean // the table has hints, and the viewer is to act
  send: (type: string) => Promise<Failure | null>
  refused: (failure: Failure) => void
}

const NEXT: Record<Grade, Grade> = { closed: 'area', area: 'moves', moves: 'reasons', reasons: 'reasons' }

export class Hinting {
  waiting = $state(false) // asked, no answer yet
  private wanted = $state<Grade>('closed')

  constructor(private readonly source: Source) {
    const hint = $derived(source.hint())
    const moved = $derived(source.moved())
    $effect.pre(() => {
      if (hint) this.waiting = false
    })
    $effect.pre(() => {
      void moved
      this.waiting = false
      this.wanted = 'closed'
    })
  }

  readonly allowed = $derived.by(() => this.source.allowed())
  readonly answer = $derived.by(() => this.source.hint()?.hint ?? null)
  readonly failed = $derived.by(() => this.source.hint()?.hint === null)

  /** What is shown; with only one possible move there is nothing to look for. */
  readonly grade = $derived.by((): Grade => {
    if (!this.allowed || !this.source.hint()) return 'closed'
    return this.wanted === 'area' && this.answer?.near.length === 1 && this.answer.best.length === 1
      ? 'moves'
      : this.wanted
  })

  /** The next grade; asks the server first if necessary. */
  readonly more = async (): Promise<void> => {
    if (!this.allowed || this.waiting) return
    if (this.answer) {
      this.wanted = NEXT[this.grade]
      return
    }
    this.waiting = true
    this.wanted = 'area'
    const failure = await this.source.send('hint')
    if (!failure) return
    this.waiting = false
    this.source.refused(failure)
  }

  readonly close = (): void => {
    this.wanted = 'closed'
  }
}
