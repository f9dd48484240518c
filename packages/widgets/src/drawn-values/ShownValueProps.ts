import type { Field } from '@ebkit/rules/fields'

/** A value that is not empty, and the field that it is of. */
export interface ShownValueProps {
  field: Field
  value: unknown
}
