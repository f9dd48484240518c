import type { Field } from '@ebkit/rules/fields'

/** A field whose label is its name. */
export const field = (name: string, kind: Field['type'], more: Partial<Field> = {}): Field => ({
  name,
  label: { zh: name },
  type: kind,
  ...more,
})
