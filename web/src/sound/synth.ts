// Sound synthesis with Web Audio: short sounds of wood, stone and harp, made from oscillators and noise.

import type { Cue } from './cues'

const VOLUME = 0.5
const APART = 0.11 // seconds between the sounds of one event

let context: AudioContext | null = null
let noise: AudioBuffer | null = null

/** Play sounds one after another. Without an audio device, or before the first touch of the page, they are silent. */
export function play(cues: readonly Cue[]): void {
  if (cues.length === 0) return
  try {
    context ??= new AudioContext()
    if (context.state === 'suspended') void context.resume()
    for (const [index, cue] of cues.entries())
      MAKERS[cue](context, context.currentTime + 0.01 + index * APART)
  } catch {
    // A device without sound plays in silence.
  }
}

type Maker = (audio: AudioContext, at: number) => void

const MAKERS: Record<Cue, Maker> = {
  card: (audio, at) => rustle(audio, at, 3200, 0.09, 0.22),
  stone: (audio, at) => knock(audio, at, 170, 0.34),
  tile(audio, at) {
    knock(audio, at, 330, 0.2)
    knock(audio, at + 0.06, 260, 0.16)
  },
  dice(audio, at) {
    for (const [index, delay] of [0, 0.06, 0.13, 0.19, 0.28].entries())
      knock(audio, at + delay, 520 - 40 * index, 0.16)
  },
  wish(audio, at) {
    bell(audio, at, 1318.5, 0.14, 0.7)
    bell(audio, at + 0.07, 1975.5, 0.1, 0.8)
  },
  turn: (audio, at) => arpeggio(audio, at, [523.25, 659.25, 783.99], 0.12, 0.16),
  win: (audio, at) => arpeggio(audio, at, [392, 523.25, 659.25, 783.99, 1046.5], 0.13, 0.2),
}

/** A gain that rises at once and decays exponentially. */
function envelope(audio: AudioContext, at: number, level: number, decay: number): GainNode {
  const gain = audio.createGain()
  gain.gain.setValueAtTime(0.0001, at)
  gain.gain.exponentialRampToValueAtTime(VOLUME * level, at + 0.008)
  gain.gain.exponentialRampToValueAtTime(0.0001, at + decay)
  gain.connect(audio.destination)
  return gain
}

function tone(
  audio: AudioContext,
  at: number,
  frequency: number,
  type: OscillatorType,
  decay: number,
): OscillatorNode {
  const source = audio.createOscillator()
  source.type = type
  source.frequency.setValueAtTime(frequency, at)
  source.start(at)
  source.stop(at + decay + 0.02)
  return source
}

/** Wood or stone on stone: a falling sine and a click. */
function knock(audio: AudioContext, at: number, frequency: number, level: number): void {
  const body = tone(audio, at, frequency, 'sine', 0.11)
  body.frequency.exponentialRampToValueAtTime(frequency / 2, at + 0.1)
  body.connect(envelope(audio, at, level, 0.11))
  rustle(audio, at, frequency * 7, 0.025, level / 2)
}

function rustle(audio: AudioContext, at: number, frequency: number, decay: number, level: number): void {
  noise ??= whiteNoise(audio)
  const source = audio.createBufferSource()
  const filter = audio.createBiquadFilter()
  source.buffer = noise
  filter.type = 'bandpass'
  filter.frequency.value = frequency
  source.connect(filter).connect(envelope(audio, at, level, decay))
  source.start(at)
  source.stop(at + decay + 0.02)
}

function bell(audio: AudioContext, at: number, frequency: number, level: number, decay: number): void {
  tone(audio, at, frequency, 'sine', decay).connect(envelope(audio, at, level, decay))
  tone(audio, at, frequency * 2.76, 'sine', decay / 3).connect(envelope(audio, at, level / 4, decay / 3))
}

function arpeggio(audio: AudioContext, at: number, tones: number[], apart: number, level: number): void {
  for (const [index, frequency] of tones.entries()) {
    const start = at + index * apart
    tone(audio, start, frequency, 'triangle', 0.5).connect(envelope(audio, start, level, 0.5))
  }
}

function whiteNoise(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate / 4, audio.sampleRate)
  const samples = buffer.getChannelData(0)
  for (let index = 0; index < samples.length; index++) samples[index] = 2 * Math.random() - 1
  return buffer
}
