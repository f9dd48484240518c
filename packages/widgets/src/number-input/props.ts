import type { NumberLimits } from './numbers'

export interface NumberInputProps extends NumberLimits {
  /** The number, or null for none. A number beyond the bounds stays until the user changes it. Default: null. */
  valueAsNumber?: number | null
  /** The unit after the number: `件`. Default: none. */
  unit?: string
  /** Placeholder of the empty field. Default: none. */
  placeholder?: string
  /** Nothing can be entered. Default false. */
  disabled?: boolean
  /** Marks the field as required. Default false. */
  required?: boolean
  /** Accessible name. */
  label?: string | undefined
  /** The error message, shown below. */
  errorMessage?: string | undefined
  /** The user typed a valid number, or made a step. */
  onInput?(detail: { value: number | null }): void
  /** The user has changed it: after typing, at the end of a long press, with each key. */
  onChange?(detail: { value: number | null }): void
}
