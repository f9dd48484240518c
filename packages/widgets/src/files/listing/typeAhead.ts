/** Milliseconds after which typing starts a new text. */
const pause = 700

/**
 * Typing moves to the entry whose name begins with the typed text. Repeating a character moves from one match to the next.
 * After focus has moved in another way, for example by an arrow key, typing starts a new text.
 *
 * @returns finds the index of the entry for the next character, or -1
 */
export function createTypeAhead(): (
  character: string,
  names: { readonly length: number; nameAt(index: number): string },
  from: number,
  now?: number,
) => number {
  let typed = ''
  let last = 0
  let place = 0
  return (character, { length, nameAt }, from, now = performance.now()) => {
    typed = now - last > pause || from !== place ? character : typed + character
    last = now
    place = from
    const isRepeated = /^(.)\1*$/su.test(typed)
    const wanted = (isRepeated ? character : typed).toLowerCase()
    // A single character moves to the next entry; with more, the current one may still match.
    const start = from + (isRepeated ? 1 : 0)
    for (let step = 0; step < length; step++) {
      const index = (Math.max(0, start) + step) % length
      if (!nameAt(index).toLowerCase().startsWith(wanted)) continue
      place = index
      return index
    }
    return -1
  }
}
