/** What the frame of a field shows. */
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
 * @example
 * ```tsx
 * import { fieldClass, fieldStyles } from '@ebkit/ui/field'
 * import { useStyles } from '@ebkit/ui/styles'
 *
 * export function Code({ isWrong }: { isWrong: boolean }) {
 *   const box = useStyles<HTMLDivElement>(fieldStyles)
 *   return (
 *     <div ref={box} className={fieldClass('voucher-code', { invalid: isWrong })}>
 *       <input className="eb-field__input" aria-label="Code" aria-invalid={isWrong} />
 *     </div>
 *   )
 * }
 * ```
 */
export const fieldClass = (own: string, { invalid, disabled, open }: FieldState): string =>
  `eb-field ${own}${invalid ? ' eb-field--invalid' : ''}${disabled ? ' eb-field--off' : ''}${open ? ' eb-field--open' : ''}`
