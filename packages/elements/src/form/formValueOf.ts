import type { FormEntries } from '../definition'

/** The form entries of an element under its name; none without a name. */
export function formValueOf(entries: FormEntries, name: string): FormData | string | null {
  if (entries === null || typeof entries === 'string') return entries
  const data = new FormData()
  if (name && isList(entries)) for (const entry of entries) data.append(name, entry)
  else if (name) for (const [key, entry] of Object.entries(entries)) data.append(`${name}-${key}`, entry)
  return data
}

// Array.isArray does not narrow a readonly list away.
const isList = (entries: object): entries is readonly string[] => Array.isArray(entries)
