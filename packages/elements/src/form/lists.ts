/** Duplicates in the text of a comma-separated list that its value omits. */
export function repeatedEntries(text: string, kept: string): string {
  const entries = text.split(',')
  if (entries.length <= kept.split(',').length) return ''
  const seen = new Set<string>()
  return entries.filter((entry) => seen.size === seen.add(entry.trim()).size).join()
}
