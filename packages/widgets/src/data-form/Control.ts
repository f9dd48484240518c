import type { FormMode, Values } from '@ebkit/core/form'
import type { Field } from '@ebkit/rules/fields'
import type { ComponentType } from 'react'
import type { FieldRowProps } from './fieldRowProps'
import type { OptionSource } from './options'
import type { Text } from './strings'

/** What a control gets: the one thing in a field that a person enters a value with. */
export interface ControlProps {
  /** The field whose value is entered. */
  field: Field
  /** Where the value is: `name`, `rules.0.fee`. */
  path: string
  /** Undefined while there is none. Of any type: a page or a gateway may have given something else. */
  value: unknown
  /** Another value; undefined for none. */
  onChange: (value: unknown) => void
  /** What is entered is no value yet, so that nothing can be saved: why; without a text it is one. */
  onHold: (message?: string) => void
  /** Before each save the control looks at its value once more; without a check it no longer does. */
  onCheck: (check?: () => PromiseLike<unknown>) => void
  /** The record that the field is in. */
  values: Values
  /** Whether a row is made or changed. */
  mode: FormMode
  /** Id for the thing that takes focus, which the label points to. */
  id: string
  /** Accessible name. */
  label: string
  /** What is wrong. A control whose type `tellsProblem` shows it; any other only looks wrong. */
  message: string | undefined
  /** Ids of the elements that say what is wrong, and help. */
  describedBy: string
  /** Shows only, or cannot be used for now. */
  disabled: boolean
  /** Something must be entered. */
  required: boolean
  /** Language of labels: `zh` or `en`. */
  locale: string
  /** Texts of the form, by their keys. */
  text: Text
  /** Where choices come from, if the page says so. */
  source: OptionSource | undefined
  /** The fields inside a group or list. */
  FieldRow: ComponentType<FieldRowProps>
  /** What `FieldRow` is given besides field, path and values. */
  row: Omit<FieldRowProps, 'field' | 'path' | 'values'>
}

/** How values of one type are entered. */
export interface FieldTypeDefinition {
  /** What draws the control, */
  Control?: ComponentType<ControlProps>
  /** or where it is loaded from, once a form has such a field. */
  load?: () => Promise<{ Control: ComponentType<ControlProps> }>
  /** The control shows itself what is wrong. Default: the field does, below it. */
  tellsProblem?: boolean
  /** How wide it is. Default `long`. */
  width?: 'short' | 'middle' | 'long' | 'full'
}
