/** Seconds over which a speed is smoothed. */
const window = 4

export interface SpeedMeter {
  /** Tells the bytes moved so far; fewer than before count as none moved. */
  reached(bytes: number): void
  /** Bytes per second; undefined until time has passed. */
  speed(): number | undefined
}

/**
 * @param bytes that were there at the beginning
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
      // Several at once are one step: each alone would be infinitely fast.
      if (seconds <= 0) return
      const weight = 1 - Math.exp(-seconds / window)
      smoothed += weight * (Math.max(0, bytes - last.bytes) / seconds - smoothed)
      last = { time, bytes }
    },
    speed() {
      if (last.time === begun) return undefined
      // At the beginning the average still holds some of the zero that it began with.
      return smoothed / (1 - Math.exp(-(last.time - begun) / 1000 / window))
    },
  }
}
