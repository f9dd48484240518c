/**
 * The text as a database can keep it: line breaks are `\n`, NUL characters are left out, halves of surrogate pairs
 * become U+FFFD. Never adds a character.
 */
export function storableText(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replaceAll('\0', '')
    .replace(/\p{Surrogate}/gu, '\uFFFD')
}
