import { Choices, type ChoicesProps } from '../option-group/Choices'

export interface RadioGroupProps extends ChoicesProps {
  /** Value of the chosen option. A value without an option stays until another is chosen. Default: none. */
  value?: string
  /** The user chose an option. */
  onChange?(detail: { value: string }): void
}

/**
 * Chooses one of a few options.
 * @spec W-CHK-1
 * @example
 * ```tsx
 * import { RadioGroup } from '@ebkit/widgets/radio-group'
 * import { useState } from 'react'
 *
 * export function Invoice() {
 *   const [kind, setKind] = useState('mail')
 *   return (
 *     <RadioGroup
 *       label="发票"
 *       options={[{ value: 'paper', label: '纸质' }, { value: 'mail', label: '电子邮件' }]}
 *       value={kind}
 *       onChange={({ value }) => setKind(value)}
 *     />
 *   )
 * }
 * ```
 */
export function RadioGroup(props: RadioGroupProps) {
  const { value = '', onChange } = props
  return (
    <Choices
      {...props}
      kind="radio"
      selected={[value]}
      onToggle={(chosen) => onChange?.({ value: chosen })}
    />
  )
}
