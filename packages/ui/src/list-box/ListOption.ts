/** One thing that a list offers. */
export interface ListOption {
  /** Identifies it in the list. */
  value: string
  /** What a person reads. */
  label: string
  /** It can be seen, and not chosen. Say why in `hint`. */
  disabled?: boolean
  /** Small text at its end: a code, a number, why it is disabled. */
  hint?: string
  /** Address of a small picture before its text. */
  icon?: string
  /** Heading above it. Options of one group stand one after the other, and no two groups have the same name. */
  group?: string
}
