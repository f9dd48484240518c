import type { Field, Label } from './Field'

/** The unit of a field in a record. */
export const unitOf = (
  { unit, unitBy }: Pick<Field, 'unit' | 'unitBy'>,
  values: Readonly<Record<string, unknown>>,
): Label | undefined => unitBy?.units[String(values[unitBy.field])] ?? unit
