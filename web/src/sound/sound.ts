// Plays the sounds of the table if they are enabled. The synthesiser is loaded on first use.

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
