import type { DeskSound } from './DeskDependencies'

/** Hertz and seconds of the tones of each sound: up for what is done, twice low for what is refused. */
const tones: Readonly<Record<DeskSound, readonly (readonly [pitch: number, length: number])[]>> = {
  done: [
    [880, 0.09],
    [1318, 0.14],
  ],
  refused: [
    [220, 0.16],
    [0, 0.05],
    [220, 0.2],
  ],
}

const loudness = 0.2
let audio: AudioContext | undefined

/** Plays a short sound. Where the browser has none, or allows none before the first key, it stays silent. */
export function playSound(sound: DeskSound): void {
  if (typeof AudioContext === 'undefined') return
  audio ??= new AudioContext()
  void audio.resume().catch(() => {
    // not allowed yet: the next one may be
  })
  let at = audio.currentTime
  for (const [pitch, length] of tones[sound]) {
    if (pitch) playTone(audio, pitch, at, length)
    at += length
  }
}

function playTone(context: AudioContext, pitch: number, at: number, length: number): void {
  const tone = context.createOscillator()
  const volume = context.createGain()
  tone.frequency.value = pitch
  volume.gain.setValueAtTime(loudness, at)
  volume.gain.exponentialRampToValueAtTime(0.001, at + length)
  tone.connect(volume).connect(context.destination)
  tone.start(at)
  tone.stop(at + length)
}
