/** Something that a menu offers. */
export interface MenuItem {
  /** Identifies it in the menu. */
  id: string
  label: string
  /** Drawing before the text, from `icons`. */
  icon?: string
  /** Keys that do the same, as a person reads them: `Ctrl+X`. */
  shortcut?: string
  /** Something is lost by it. */
  danger?: boolean
  /** Why it cannot be chosen now; shown below the text. What is never possible is not in the menu. */
  disabled?: string | false | undefined
  /** It is on, or off: a tick stands before it, behind it where it has a drawing. */
  checked?: boolean
  /** One of several, of which one is on. */
  isRadio?: boolean
  /** A line above it. */
  separatorBefore?: boolean
}
