/**
 * Makes a text storable in the database: line breaks become `\n`, NUL characters are removed, halves of surrogate pairs
 * become U+FFFD. Never makes the text longer.
 */
export function storableText(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replaceAll('\0', '')
    .replace(/\p{Surrogate}/gu, '\uFFFD')
}
