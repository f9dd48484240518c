/** Whether an import is open above a list: `?import=open`, or as the dialog of that name. */
export function isImportOpen(query: string, dialog?: string): boolean {
  const given = new URLSearchParams(query)
  return given.has('import') || (dialog !== undefined && given.get('dialog') === dialog)
}

/** Opens it in the query, or closes it, also where it is a dialog; all else stays. */
export function withImport(query: string, isOpen: boolean): string {
  const next = new URLSearchParams(query)
  if (isOpen) next.set('import', 'open')
  else for (const name of ['import', 'dialog']) next.delete(name)
  const text = next.toString()
  return text && `?${text}`
}
