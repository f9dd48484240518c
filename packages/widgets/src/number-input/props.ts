import type { NumberLimits } from './numbers'

export interface NumberInputProps extends NumberLimits {
  /** The number, or null for none. One beyond the bounds stays until a person changes it. Default: null. */
  valueAsNumber?: number | null
  /** What is counted, behind the number: `件`. Default: none. */
  unit?: string
  /** Stands there while it is empty. Default: nothing. */
  placeholder?: string
  /** Nothing can be entered. Default false. */
  disabled?: boolean
  /** Marks the field as required. Default false. */
  required?: boolean
  /** Accessible name. */
  label?: string | undefined
  /** What is wrong, shown under it. */
  errorMessage?: string | undefined
  /** Somebody typed a number that may be, or goes step by step. */
  onInput?(detail: { value: number | null }): void
  /** Somebody has changed it: after typing, at the end of a long press, with each key. */
  onChange?(detail: { value: number | null }): void
}
