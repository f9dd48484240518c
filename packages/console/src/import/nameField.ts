import type { PageResource } from '@ebkit/core/services/consolePages'

/** The field that names a row of a file: that of the resource, else its first text, else its first column. */
export function nameField({ display, fields }: PageResource, mapping: readonly string[]): string | undefined {
  const mapped = mapping.filter(Boolean)
  if (mapped.includes(display)) return display
  const isText = (name: string) => fields.some((field) => field.name === name && field.type === 'string')
  return mapped.find(isText) ?? mapped[0]
}
