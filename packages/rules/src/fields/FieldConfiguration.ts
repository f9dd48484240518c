import type { Field, Label, Option } from './Field'

/** A text as pages write it: one for both languages, or one each. */
export type ConfiguredText = string | Label

/** A choice as pages write it: a value that is its own label, or an `Option` whose label may be a text. */
export type ConfiguredOption =
  | string
  | number
  | (Omit<Option, 'label'> & { readonly label?: ConfiguredText | undefined })

/**
 * A field as pages write it: only `name` has to be there. `label` defaults to the name, `type` to `string`; texts stand
 * for both languages.
 */
export interface FieldConfiguration
  extends Partial<Omit<Field, 'name' | 'label' | 'unit' | 'help' | 'options' | 'fields'>> {
  readonly name: string
  readonly label?: ConfiguredText
  readonly unit?: ConfiguredText
  readonly help?: ConfiguredText
  readonly options?: readonly ConfiguredOption[]
  readonly fields?: readonly FieldConfiguration[]
}
