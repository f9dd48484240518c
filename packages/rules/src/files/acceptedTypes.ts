/**
 * The entries of a comma-separated list of types, in lower case, without duplicates: MIME types, `image/*`, and
 * extensions, with a dot added if it is missing. Fits the `accept` of a file input. Empty if everything is allowed.
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
