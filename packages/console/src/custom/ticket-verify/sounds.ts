import { playTones, type Tone } from '../../sounds/playTones'
import type { DeskSound } from './DeskDependencies'

/** Rising tones for success, two low ones for a refusal. */
const tones: Readonly<Record<DeskSound, readonly Tone[]>> = {
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

export const playSound = (sound: DeskSound): void => playTones(tones[sound])
