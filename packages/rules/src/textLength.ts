/**
 * Counts characters nearly as users do: one per code point, so that 你 and 👍 count one each. A cluster that a font
 * draws as one sign (a flag, a family) counts its parts: all supported browsers, Node and PostgreSQL's `char_length`
 * agree on this count, so the server accepts what the browser allows. Counts the stored text: a line break is one
 * character, even if it was typed as two.
 *
 * @example
 * ```ts
 * import { countCharacters } from '@ebkit/rules/text-length'
 *
 * countCharacters('早餐 👍') // 4
 * '早餐 👍'.length // 5
 * ```
 */
export function countCharacters(text: string): number {
  // As in storableText, except for halves of surrogate pairs: they count one before and after.
  return [...text.replace(/\r\n?/g, '\n').replaceAll('\0', '')].length
}

/** Whether a text has at most `maximum` characters, as `countCharacters` counts. */
export function isWithinLength(text: string, maximum: number): boolean {
  return countCharacters(text) <= maximum
}
