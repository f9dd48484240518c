import type { Field } from '@ebkit/rules/fields'

/** A value that is not empty, and its field. */
export interface ShownValueProps {
  field: Field
  value: unknown
}
