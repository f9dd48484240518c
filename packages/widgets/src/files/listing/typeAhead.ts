/** Milliseconds after which typing begins anew. */
const pause = 700

/**
 * Typing goes to the entry whose name begins with it. The same character again and again goes from one to the next. Who
 * has gone elsewhere meanwhile, with an arrow for instance, types something new.
 *
 * @returns finds the index of the entry for the next character, -1 without
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
    // One character goes on to the next entry, more of them may stay.
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
