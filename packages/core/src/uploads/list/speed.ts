/** Seconds over which a speed is smoothed. */
const window = 4

export interface SpeedMeter {
  /** Sets the bytes transferred so far; a decrease counts as no progress. */
  reached(bytes: number): void
  /** Bytes per second; undefined until time has passed. */
  speed(): number | undefined
}

/**
 * @param bytes transferred before the start
 * @param now milliseconds
 */
export function createSpeedMeter(bytes: number, now: () => number): SpeedMeter {
  const begun = now()
  let last = { time: begun, bytes }
  let smoothed = 0
  return {
    reached(bytes) {
      const time = now()
      const seconds = (time - last.time) / 1000
      // Updates at the same time count as one: the speed of each would be infinite.
      if (seconds <= 0) return
      const weight = 1 - Math.exp(-seconds / window)
      smoothed += weight * (Math.max(0, bytes - last.bytes) / seconds - smoothed)
      last = { time, bytes }
    },
    speed() {
      if (last.time === begun) return undefined
      // Corrects the average for the zero that it started with.
      return smoothed / (1 - Math.exp(-(last.time - begun) / 1000 / window))
    },
  }
}
