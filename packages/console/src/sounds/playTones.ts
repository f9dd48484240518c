/** Pitch in hertz, 0 for a rest, and length in seconds. */
export type Tone = readonly [pitch: number, length: number]

const loudness = 0.2
let audio: AudioContext | undefined

/** Plays a short sound. Stays silent if the browser has no audio, or does not allow it before the first key. */
export function playTones(tones: readonly Tone[]): void {
  if (typeof AudioContext === 'undefined') return
  audio ??= new AudioContext()
  void audio.resume().catch(() => {
    // not allowed yet: the next one may be
  })
  let at = audio.currentTime
  for (const [pitch, length] of tones) {
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
