/** A part of a text, and whether it is one of the searched words. */
export interface TextPart {
  /** Where it begins. */
  readonly at: number
  readonly part: string
  readonly isWord: boolean
}

/** Splits a text at each word: of two words at the same place the longer one counts. */
export function textParts(text: string, words: readonly string[]): TextPart[] {
  const longest = words.filter(Boolean).toSorted((one, other) => other.length - one.length)
  const parts: TextPart[] = []
  let from = 0
  const add = (to: number, isWord: boolean) => {
    if (to > from) parts.push({ at: from, part: text.slice(from, to), isWord })
    from = Math.max(from, to)
  }
  for (let at = 0; at < text.length; ) {
    const place = at
    const word = longest.find((each) => text.startsWith(each, place))
    if (word) {
      add(at, false)
      add(at + word.length, true)
    }
    at += word?.length ?? 1
  }
  add(text.length, false)
  return parts
}
