import type { FormEvents, FormSection, FormSettings, Values } from '@ebkit/core/form'
import type { FieldProblem } from '@ebkit/rules/validation'
import type { RefObject } from 'react'
import type { WidgetError } from '../environment'
import type { OptionSource } from './options'

/** What a page can do with the form. */
export interface DataFormHandle {
  /** Saves, as the button does: gives the saved record, nothing where it could not be saved. */
  save(): Promise<Values | undefined>
  /** Checks everything and shows what is wrong; gives it. */
  validate(): Promise<readonly FieldProblem[]>
  /** Begins again: with the record as the gateway has it, or with an empty one. */
  reset(): Promise<void>
  /** Focuses a field, by its name or path (`rules.0.fee`); without one the first. */
  focusField(name?: string): void
  /** Focuses the first field. */
  focus(): void
  /** The values as they are now. */
  getValues(): Values
  /** Changes a value, as a person would. */
  setValue(name: string, value: unknown): void
  /** Whether there are changes that are not saved. */
  hasChanges(): boolean
}

export interface DataFormProps
  extends FormSettings,
    Pick<FormEvents, 'onChange' | 'onBeforeSubmit' | 'onSaved'> {
  /** Fields under headings: `title`, `fields` (names), `help`. Default: all without a heading. */
  sections?: readonly FormSection[] | undefined
  /** No Save button; `save()` saves all the same. @spec W-FORM-2 */
  noSave?: boolean
  /** No Cancel button. */
  noCancel?: boolean
  /** Nothing can be changed. */
  disabled?: boolean
  /** Choices of fields that come from elsewhere, by field. */
  optionsOf?: Readonly<Record<string, OptionSource>> | undefined
  /** Accessible name. Default 表单. */
  label?: string | undefined
  /** Cancel was pressed, and unsaved changes were given up. @spec W-FORM-7 */
  onCancel?(): void
  /** Saving was refused, for what is wrong with the values. */
  onInvalid?(detail: { errors: readonly FieldProblem[] }): void
  /** Somebody leaves the page with unsaved changes, and would be asked; false: the page asks itself. */
  onBeforeLeave?(): boolean | undefined
  /** Something could not be loaded or saved. Default: goes to the environment. */
  onError?(error: WidgetError): void
  /** Receives the methods. */
  handle?: RefObject<DataFormHandle | null>
}
