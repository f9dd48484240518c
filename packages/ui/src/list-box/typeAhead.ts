/** Characters typed within this time of each other, in ms, make up one text. */
const pause = 500

/** Something with a text. */
interface Named {
  label: string
  disabled?: unknown
}

/** Finds an option by the beginning of its text as it is typed. */
export type TypeAhead = (
  options: readonly Named[],
  active: number,
  character: string,
  /** When it was typed, in ms. */
  time: number,
) => number

/**
 * Makes a type-ahead: it gives the next option, from the active one on and around, whose text begins with what has been
 * typed, or -1. One character again and again goes through the options that begin with it.
 */
export function createTypeAhead(): TypeAhead {
  let typed = ''
  let last = Number.NEGATIVE_INFINITY
  return (options, active, character, time) => {
    typed = (time - last < pause ? typed : '') + character.toLowerCase()
    last = time
    const isRepeated = typed === character.toLowerCase().repeat(typed.length / character.length)
    const wanted = isRepeated ? character.toLowerCase() : typed
    const start = isRepeated ? active + 1 : Math.max(active, 0)
    for (let step = 0; step < options.length; step++) {
      const index = (start + step) % options.length
      const option = options[index] as Named
      if (!option.disabled && option.label.toLowerCase().startsWith(wanted)) return index
    }
    return -1
  }
}
