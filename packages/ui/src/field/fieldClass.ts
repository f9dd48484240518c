export interface FieldState {
  /** Its value is invalid. */
  invalid?: boolean | undefined
  disabled?: boolean | undefined
  /** Its list or calendar is open. */
  open?: boolean | undefined
}

/**
 * The class of a field's frame.
 *
 * @param own further class, for layout
 */
export const fieldClass = (own: string, { invalid, disabled, open }: FieldState): string =>
  `eb-field ${own}${invalid ? ' eb-field--invalid' : ''}${disabled ? ' eb-field--off' : ''}${open ? ' eb-field--open' : ''}`
