import { Choices, type ChoicesProps } from '../option-group/Choices'

export interface RadioGroupProps extends ChoicesProps {
  /** Value of the chosen option. One that no option has stays until another is chosen. Default: none. */
  value?: string
  /** A person chose one. */
  onChange?(detail: { value: string }): void
}

/**
 * One of a few things.
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
