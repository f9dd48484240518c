import type { Field, Label, Option } from './Field'

/** A text as pages write it: one for both languages, or one each. */
export type ConfiguredText = string | Label

/** A choice as pages write it: a value that is its own label, or an `Option` whose label may be a text. */
export type ConfiguredOption =
  | string
  | number
  | (Omit<Option, 'label'> & { readonly label?: ConfiguredText | undefined })

/**
 * A field as pages write it: only `name` is required. `label` defaults to the name, `type` to `string`; a plain text
 * is used for both languages.
 */
export interface FieldConfiguration
  extends Partial<Omit<Field, 'name' | 'label' | 'unit' | 'help' | 'options' | 'fields'>> {
  /** Name of the value in the row. */
  readonly name: string
  /** What people read. Default: the name. */
  readonly label?: ConfiguredText
  /** Unit behind the value, such as `元`. Default: none. */
  readonly unit?: ConfiguredText
  /** What helps to fill it in, below it. Default: none. */
  readonly help?: ConfiguredText
  /** The choices of a field that has some, in their order. */
  readonly options?: readonly ConfiguredOption[]
  /** The fields of a `group` or `list`. */
  readonly fields?: readonly FieldConfiguration[]
}
