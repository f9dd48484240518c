/** Milliseconds. Machines that run tests are busy; where much fails on purpose, waiting is most of the time. */
const patience = Number(process.env.EB_TEST_PATIENCE ?? 30_000)

/**
 * Waits for a condition, letting everything else run in between. Fails after 30 seconds. A promise is no yes: what it gives
 * is the condition.
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
