/** Milliseconds since now. The clock that nobody can set may stand still while the device sleeps, so both are asked. */
export function stopwatch(now: () => number): () => number {
  const [steady, wall] = [performance.now(), now()]
  return () => Math.max(performance.now() - steady, now() - wall)
}
