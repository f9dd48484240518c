/**
 * Waits until `condition` gives a truthy value and returns it. Looks again each frame; throws with `message` after
 * `timeout` milliseconds.
 */
export async function until<Value>(
  condition: () => Value | Promise<Value>,
  message = 'condition',
  timeout = 15_000,
): Promise<NonNullable<Value>> {
  const end = performance.now() + timeout
  for (;;) {
    const value = await condition()
    if (value) return value as NonNullable<Value>
    if (performance.now() > end) throw new Error(`Waited ${timeout} ms in vain for: ${message}`)
    await new Promise((resolve) => setTimeout(resolve, 4))
  }
}
