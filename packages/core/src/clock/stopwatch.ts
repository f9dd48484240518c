/**
 * Measures milliseconds from now. The monotonic clock may stop while the device sleeps, and the system clock may be
 * changed, so both are read.
 */
export function stopwatch(now: () => number): () => number {
  const [steady, wall] = [performance.now(), now()]
  return () => Math.max(performance.now() - steady, now() - wall)
}
