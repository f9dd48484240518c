/** Whether an import is open above a list: by `?import=open`, or as the dialog with that name. */
export function isImportOpen(query: string, dialog?: string): boolean {
  const given = new URLSearchParams(query)
  return given.has('import') || (dialog !== undefined && given.get('dialog') === dialog)
}

/** The query with the import open or closed, also as a dialog; all else stays. */
export function withImport(query: string, isOpen: boolean): string {
  const next = new URLSearchParams(query)
  if (isOpen) next.set('import', 'open')
  else for (const name of ['import', 'dialog']) next.delete(name)
  const text = next.toString()
  return text && `?${text}`
}
