/** What stands between commas; a backslash makes the character after it part of it. */
const entriesOf = (text: string): string[] => text.match(/(?:\\.?|[^\\,])+/gs) ?? []

/**
 * The text of several values: between commas. A comma or backslash within a value has a backslash before it, so that
 * every list of values comes back as it was.
 */
export const textOfSelection = (selection: readonly string[]): string =>
  selection.map((value) => value.replace(/[\\,]/g, '\\$&')).join()

/** The values of such a text, each once. */
export function selectionOfText(text: string): string[] {
  return [...new Set(entriesOf(text).map((entry) => entry.replace(/\\(.)/gs, '$1')))]
}

/** Entries of such a text that stand twice in it, where `kept` is the text of its values. */
export function repeatedInText(text: string, kept: string): string {
  const entries = entriesOf(text)
  if (entries.length <= selectionOfText(kept).length) return ''
  return entries.filter((entry, index) => entries.indexOf(entry) < index).join()
}
