import type { Form, FormMode, FormState, Values } from '@ebkit/core/form'
import type { Field } from '@ebkit/rules/fields'
import type { OptionSource } from './options'
import type { Text } from './strings'

export interface FieldRowProps {
  field: Field
  /** Where its value is. */
  path: string
  /** The record that it is in, with what is around that. */
  values: Values
  form: Form
  state: FormState
  mode: FormMode
  disabled: boolean
  locale: string
  text: Text
  optionsOf: Readonly<Record<string, OptionSource>> | undefined
}
