/** Whether an import is open above a list: `?import=open`. */
export const isImportOpen = (query: string): boolean => new URLSearchParams(query).has('import')

/** Opens it in the query, or closes it; all else stays. */
export function withImport(query: string, isOpen: boolean): string {
  const next = new URLSearchParams(query)
  if (isOpen) next.set('import', 'open')
  else next.delete('import')
  const text = next.toString()
  return text && `?${text}`
}
