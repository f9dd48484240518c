import type { FormEvents, FormSection, FormSettings, Values } from '@ebkit/core/form'
import type { ConfiguredText, FieldConfiguration } from '@ebkit/rules/fields'
import type { FieldProblem } from '@ebkit/rules/validation'
import type { ReactNode, RefObject } from 'react'
import type { WidgetError } from '../environment'
import type { OptionSource } from './options'

/** Methods for the page. */
export interface DataFormHandle {
  /**
   * Saves, as the button does. Resolves to the saved record, or to undefined if it could not be saved. If somebody else has
   * changed the record, it waits until the user has decided which version to keep.
   */
  save(): Promise<Values | undefined>
  /** Validates everything and shows the errors. @returns the errors */
  validate(): Promise<readonly FieldProblem[]>
  /** Starts again with the gateway's record, or with an empty one. */
  reset(): Promise<void>
  /** Focuses a field, by its name or path (`rules.0.fee`); without one the first field. */
  focusField(name?: string): void
  /** Focuses the first field. */
  focus(): void
  /** The current values. */
  getValues(): Values
  /** Sets a value, as user input would. */
  setValue(name: string, value: unknown): void
  /** Whether there are unsaved changes. */
  hasChanges(): boolean
}

/** A section as pages write it. */
export interface SectionConfiguration extends Pick<FormSection, 'fields'> {
  /** Its heading. */
  title: ConfiguredText
  /** A short note after the heading. Default: none. */
  help?: ConfiguredText
}

export interface DataFormProps
  extends Omit<FormSettings, 'fields'>,
    Pick<FormEvents, 'onChange' | 'onBeforeSubmit' | 'onSaved'> {
  /** Its fields, in order. Default: those in the resource's definition. */
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
  /** Index of the shown section; the others keep their input. Default: all are shown, one below the other. */
  section?: number | undefined
  /**
   * The form needs to show a field of a hidden section: the first problem, or one that was clicked in the list of
   * problems.
   */
  onSection?(section: number): void
  /** Additional content below a field, by its name. */
  below?: Readonly<Record<string, ReactNode>> | undefined
  /**
   * If saving is refused because of problems, focuses the first field that has one. Default: the list of problems
   * gets the focus.
   */
  opensProblem?: boolean | undefined
  /** Further buttons before the Save button. */
  buttons?: ReactNode
  /** Accessible name. Default: the title in the definition of the resource, else 表单. */
  label?: string | undefined
  /** Cancel was clicked, and unsaved changes were discarded. @spec W-FORM-7 */
  onCancel?(): void
  /** The values have changed: loaded, restored from a draft, entered, or saved. */
  onValues?(values: Values): void
  /** Saving was refused because values are invalid. */
  onInvalid?(detail: { errors: readonly FieldProblem[] }): void
  /** The user is about to leave with unsaved changes. Return false if the page asks itself. */
  onBeforeLeave?(): boolean | undefined
  /** An error occurred while loading or saving. Default: reported to the environment. */
  onError?(error: WidgetError): void
  /** Receives the methods. */
  handle?: RefObject<DataFormHandle | null>
}
