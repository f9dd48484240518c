/** Maximum milliseconds between the characters of one typed text. */
const pause = 500

/** Anything with a text. */
interface Named {
  label: string
  disabled?: unknown
}

/** Finds an option by the typed beginning of its text. */
export type TypeAhead = (
  options: readonly Named[],
  active: number,
  character: string,
  /** Time of typing in ms. */
  time: number,
) => number

/**
 * Makes a type-ahead: it returns the next option after the active one, wrapping around, whose text begins with what was
 * typed, or -1. Repeating one character cycles through the options that begin with it.
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
