/** One option of a list. */
export interface ListOption {
  /** Identifies it in the list. */
  value: string
  /** The visible text. */
  label: string
  /** Visible, but cannot be chosen. Say why in `hint`. */
  disabled?: boolean
  /** Small text at its end: a code, a number, why it is disabled. */
  hint?: string
  /** Address of a small picture before its text. */
  icon?: string
  /** Heading above it. Options of one group must be adjacent, and group names unique. */
  group?: string
}
