/**
 * Counts characters as a person does in most cases: one per code point, so that 你 and 👍 are one each. Clusters that a
 * font draws as one sign (a flag, a family) count their parts: that is the count which every browser of the floor,
 * Node and PostgreSQL's `char_length` agree on, and what the browser lets a person write the server must take.
 * Counted is what is stored: a line break is one character, also where it was typed as two.
 */
export function countCharacters(text: string): number {
  // As in storableText, but for halves of surrogate pairs: they are one character before and after.
  return [...text.replace(/\r\n?/g, '\n').replaceAll('\0', '')].length
}

/** Whether a text has at most `maximum` characters, as `countCharacters` counts. */
export function isWithinLength(text: string, maximum: number): boolean {
  return countCharacters(text) <= maximum
}
