import type { FormDefinition, FormEntries } from '../definition'

/** A form definition whatever its value is. */
export type AnyForm = FormDefinition<unknown, object>

/** What the browser enters into FormData under an element's name. */
export function formValueOf(form: AnyForm, value: unknown, name: string): FormData | string | null {
  const entries = form.toEntries ? form.toEntries(value) : form.toText(value) || null
  if (entries === null || typeof entries === 'string') return entries
  return name ? toFormData(entries, name) : null
}

function toFormData(entries: Exclude<FormEntries, string | null>, name: string): FormData {
  const data = new FormData()
  if (isList(entries)) for (const entry of entries) data.append(name, entry)
  else for (const [key, entry] of Object.entries(entries)) data.append(`${name}-${key}`, entry)
  return data
}

// Array.isArray does not narrow a readonly list away.
const isList = (entries: object): entries is readonly string[] => Array.isArray(entries)
