/**
 * The entries of a comma list of types, in lower case, each once: MIME types, `image/*`, and extensions with a dot,
 * which the list may leave out. Suits the `accept` of a file input. Empty where everything is allowed.
 */
export function acceptedTypes(accept = ''): readonly string[] {
  const entries = accept
    .toLowerCase()
    .split(/[,，;\s]+/)
    .filter(Boolean)
    .map((entry) => (entry.includes('/') ? entry : `.${entry.replace(/^\*?\./, '')}`))
  const isOpen = entries.some((entry) => entry === '.*' || entry === '*/*')
  return isOpen ? [] : [...new Set(entries)]
}
