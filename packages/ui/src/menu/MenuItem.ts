/** One item of a menu. */
export interface MenuItem {
  /** Identifies it in the menu. */
  id: string
  label: string
  /** Drawing before the text, from `icons`. */
  icon?: string
  /** The shortcut for the same action, for display: `Ctrl+X`. */
  shortcut?: string
  /** A destructive action. */
  danger?: boolean
  /** Why it is disabled now; shown below the text. Omit actions that are never possible. */
  disabled?: string | false | undefined
  /** Checked or not: a tick before it, or after it if it has a drawing. */
  checked?: boolean
  /** One of several radio items. */
  isRadio?: boolean
  /** A separator above it. */
  separatorBefore?: boolean
}
