const frame = () => new Promise<unknown>((resolve) => requestAnimationFrame(resolve))

/**
 * Resolves when all changes up to now have been rendered and painted, including effects. For tests that something does
 * not appear, and between a user's consecutive events.
 */
export async function drawn(): Promise<void> {
  await frame()
  await frame()
}
