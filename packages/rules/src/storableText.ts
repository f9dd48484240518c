/**
 * Makes a text storable in the database: line breaks become `\n`, NUL characters are removed, halves of surrogate pairs
 * become U+FFFD. Never makes the text longer.
 *
 * @example
 * ```ts
 * import { storableText } from '@ebkit/rules/storable-text'
 *
 * storableText('Room 301\r\nlate arrival') // 'Room 301\nlate arrival'
 * ```
 */
export function storableText(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replaceAll('\0', '')
    .replace(/\p{Surrogate}/gu, '\uFFFD')
}
