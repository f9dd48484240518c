/** A part of a text; `at` is the index where it begins. */
export interface MarkedPart {
  readonly part: string
  readonly isMarked: boolean
  readonly at: number
}

/** Splits a text into parts, of which those that are words of a search are marked. Case is ignored. */
export function marked(text: string, search: string): readonly MarkedPart[] {
  const words = search.trim().toLowerCase().split(/\s+/).filter(Boolean)
  const lower = text.toLowerCase()
  const isMarked = Array.from(text, () => false)
  for (const word of words)
    for (let at = lower.indexOf(word); at >= 0; at = lower.indexOf(word, at + word.length))
      isMarked.fill(true, at, at + word.length)
  const parts: MarkedPart[] = []
  for (let at = 0; at < text.length; ) {
    let end = at + 1
    while (end < text.length && isMarked[end] === isMarked[at]) end++
    parts.push({ part: text.slice(at, end), isMarked: isMarked[at] === true, at })
    at = end
  }
  return parts
}
