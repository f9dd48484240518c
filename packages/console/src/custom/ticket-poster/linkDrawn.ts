/** Milliseconds between two looks at the poster: about a frame. */
const pause = 16

/**
 * Waits until the poster shows the code of a link. Links are compared as a whole, because the key of one employee may
 * begin with that of another.
 *
 * @param linkShown the link of the code that is drawn; undefined: there is none
 * @returns whether it is drawn; false: `signal` ended the waiting
 */
export async function linkDrawn(
  linkShown: () => string | undefined,
  link: string,
  signal: AbortSignal,
): Promise<boolean> {
  while (!signal.aborted && linkShown() !== link) await new Promise((resolve) => setTimeout(resolve, pause))
  return !signal.aborted
}
