/** Waits for a condition, letting everything else run in between. Fails after 30 seconds: machines that run tests are busy. */
export async function until(condition: () => unknown, what = condition.toString()): Promise<void> {
  const end = performance.now() + 30_000
  while (!condition()) {
    if (performance.now() > end) throw new Error(`Waited in vain for: ${what}`)
    await new Promise(setImmediate)
  }
}
