// The sounds of the table, for people who have switched them on. The synthesiser is loaded when it is first needed.

import { settings } from '../state/settings.svelte'
import type { Cue } from './cues'

/** Play these sounds one after another, if sounds are on. */
export function sound(...cues: Cue[]): void {
  if (settings.sound && cues.length > 0)
    void import('./synth').then(
      ({ play }) => play(cues),
      () => {},
    )
}
