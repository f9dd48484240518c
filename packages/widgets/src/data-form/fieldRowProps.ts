import type { Form, FormMode, FormState, Values } from '@ebkit/core/form'
import type { Field } from '@ebkit/rules/fields'
import type { OptionSource } from './options'
import type { DataFormText } from './strings'

export interface FieldRowProps {
  field: Field
  /** Path of the value. */
  path: string
  /** The record of the field, with the values around it. */
  values: Values
  form: Form
  state: FormState
  mode: FormMode
  disabled: boolean
  locale: string
  text: DataFormText
  optionsOf: Readonly<Record<string, OptionSource>> | undefined
}
