/** Entries that stand twice in the text of a list (between commas), where its value has not kept them. */
export function repeatedEntries(text: string, kept: string): string {
  const entries = text.split(',')
  if (entries.length <= kept.split(',').length) return ''
  const seen = new Set<string>()
  return entries.filter((entry) => seen.size === seen.add(entry.trim()).size).join()
}
