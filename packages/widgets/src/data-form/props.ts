import type { FormEvents, FormSection, FormSettings, Values } from '@ebkit/core/form'
import type { ConfiguredText, FieldConfiguration } from '@ebkit/rules/fields'
import type { FieldProblem } from '@ebkit/rules/validation'
import type { ReactNode, RefObject } from 'react'
import type { WidgetError } from '../environment'
import type { OptionSource } from './options'

/** Methods for the page. */
export interface DataFormHandle {
  /** Saves, as the button does. Resolves to the saved record, or to undefined if it could not be saved. */
  save(): Promise<Values | undefined>
  /** Validates everything and shows the errors. @returns the errors */
  validate(): Promise<readonly FieldProblem[]>
  /** Starts again, with the record as the gateway has it, or with an empty one. */
  reset(): Promise<void>
  /** Focuses a field, by its name or path (`rules.0.fee`); without one the first field. */
  focusField(name?: string): void
  /** Focuses the first field. */
  focus(): void
  /** The current values. */
  getValues(): Values
  /** Changes a value, as a person would. */
  setValue(name: string, value: unknown): void
  /** Whether there are unsaved changes. */
  hasChanges(): boolean
}

/** A section as pages write it. */
export interface SectionConfiguration extends Pick<FormSection, 'fields'> {
  /** Its heading. */
  title: ConfiguredText
  /** Small, behind the heading. Default: none. */
  help?: ConfiguredText
}

export interface DataFormProps
  extends Omit<FormSettings, 'fields'>,
    Pick<FormEvents, 'onChange' | 'onBeforeSubmit' | 'onSaved'> {
  /** Its fields, in order. Default: those that the definition of the resource has. */
  fields?: readonly FieldConfiguration[] | undefined
  /**
   * Fields under headings: `title`, `fields` (names), `help`. Default: those of the resource's definition, if its fields are
   * used, else all fields without a heading.
   */
  sections?: readonly SectionConfiguration[] | undefined
  /** Hides the Save button; `save()` still saves. @spec W-FORM-2 */
  noSave?: boolean
  /** Hides the Cancel button. */
  noCancel?: boolean
  /** Nothing can be edited. */
  disabled?: boolean
  /** Sources of options, by field. Default: for fields of the resource's definition, the resources that they refer to. */
  optionsOf?: Readonly<Record<string, OptionSource>> | undefined
  /** The section that is shown, by its place; the others keep what is typed. Default: all are, one below the other. */
  section?: number | undefined
  /** The form leads to a field of a section that is not shown: to the first problem, or one of the list of problems. */
  onSection?(section: number): void
  /** What else stands below a field, by its name. */
  below?: Readonly<Record<string, ReactNode>> | undefined
  /** Where saving is refused for problems, the first field that has one gets the focus. Default: the list of them does. */
  opensProblem?: boolean | undefined
  /** Further buttons before that which saves. */
  buttons?: ReactNode
  /** Accessible name. Default: the title in the definition of the resource, else 表单. */
  label?: string | undefined
  /** Cancel was clicked, and unsaved changes were discarded. @spec W-FORM-7 */
  onCancel?(): void
  /** The values are others: loaded, restored from a draft, typed, or saved. */
  onValues?(values: Values): void
  /** Saving was refused because values are invalid. */
  onInvalid?(detail: { errors: readonly FieldProblem[] }): void
  /** The user leaves with unsaved changes, and would be asked. Return false if the page asks itself. */
  onBeforeLeave?(): boolean | undefined
  /** An error occurred while loading or saving. Default: reported to the environment. */
  onError?(error: WidgetError): void
  /** Receives the methods. */
  handle?: RefObject<DataFormHandle | null>
}
