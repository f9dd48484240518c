import type { FormMode, Values } from '@ebkit/core/form'
import type { Field } from '@ebkit/rules/fields'
import type { ComponentType } from 'react'
import type { FieldRowProps } from './fieldRowProps'
import type { OptionSource } from './options'
import type { DataFormText } from './strings'

/** Props of a control: the part of a field in which the user enters the value. */
export interface ControlProps {
  /** The field of the value. */
  field: Field
  /** Path of the value: `name`, `rules.0.fee`. */
  path: string
  /** Undefined without a value. Of any type: a page or a gateway may provide an unexpected one. */
  value: unknown
  /** Sets the value; undefined for none. */
  onChange: (value: unknown) => void
  /** Marks the input as incomplete, which blocks saving; the text is the reason. Without a text it is complete. */
  onHold: (message?: string) => void
  /** Registers a check of the value that runs before each save; without a check it is removed. */
  onCheck: (check?: () => PromiseLike<unknown>) => void
  /** The record of the field. */
  values: Values
  /** Whether a row is created or changed. */
  mode: FormMode
  /** Id of the focusable element, to which the label points. */
  id: string
  /** Accessible name. */
  label: string
  /** The problem of the value. A control whose type `tellsProblem` shows it; any other is only marked. */
  message: string | undefined
  /** Ids of the elements with problem and help. */
  describedBy: string
  /** Read-only, or disabled for now. */
  disabled: boolean
  /** A value is required. */
  required: boolean
  /** Language of labels: `zh` or `en`. */
  locale: string
  /** Returns the form's texts by key. */
  text: DataFormText
  /** The source of options, if the page sets one. */
  source: OptionSource | undefined
  /** The fields of a group or list. */
  FieldRow: ComponentType<FieldRowProps>
  /** Props for the `FieldRow`s inside, except field, path and values. */
  row: Omit<FieldRowProps, 'field' | 'path' | 'values'>
}

/** How values of a type are entered. */
export interface FieldTypeDefinition {
  /** The component of the control, */
  Control?: ComponentType<ControlProps>
  /** or how it is loaded, once a form has such a field. */
  load?: () => Promise<{ Control: ComponentType<ControlProps> }>
  /** The control shows its problem itself. Default: the field does, below it. */
  tellsProblem?: boolean
  /** Width of the control. Default `long`. */
  width?: 'short' | 'middle' | 'long' | 'full'
}
