/** Milliseconds. Test machines are busy, and tests of failures mostly wait. */
const patience = Number(process.env.EB_TEST_PATIENCE ?? 30_000)

/**
 * Waits for a condition, while everything else runs. Fails after 30 seconds. For a promise, its result is the
 * condition.
 */
export async function until(condition: () => unknown, what = condition.toString()): Promise<void> {
  const end = performance.now() + patience
  const isMet = () => {
    const met = condition()
    return met instanceof Promise ? met : Boolean(met)
  }
  for (let met = isMet(); !(typeof met === 'boolean' ? met : await met); met = isMet()) {
    if (performance.now() > end) throw new Error(`Waited in vain for: ${what}`)
    await new Promise(setImmediate)
  }
}
