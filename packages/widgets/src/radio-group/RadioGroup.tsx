import { Choices, type ChoicesProps } from '../option-group/Choices'

export interface RadioGroupProps extends ChoicesProps {
  /** Value of the chosen option. A value without an option stays until another is chosen. Default: none. */
  value?: string
  /** The user chose an option. */
  onChange?(detail: { value: string }): void
}

/**
 * One of a few options.
 *
 * @spec W-CHK-1
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
