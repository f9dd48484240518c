const frame = () => new Promise<unknown>((resolve) => requestAnimationFrame(resolve))

/**
 * Resolves when everything that has happened by now has been drawn, frameworks' state and effects included: for tests of
 * what must not appear, and between events that a person makes one after the other.
 */
export async function drawn(): Promise<void> {
  await frame()
  await frame()
}
