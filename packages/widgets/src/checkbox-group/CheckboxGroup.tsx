import { Choices, type ChoicesProps } from '../option-group/Choices'
import { inOrder } from '../option-group/optionItem'

export interface CheckboxGroupProps extends ChoicesProps {
  /** Values of what is chosen. One that no option has stays until somebody takes it back. Default: none. */
  selection?: readonly string[]
  /** A person chose one, or took it back: the values in the order of the options. */
  onChange?(detail: { value: string[] }): void
}

/**
 * Any number of a few things.
 *
 * @spec W-CHK-1
 */
export function CheckboxGroup(props: CheckboxGroupProps) {
  const { selection = [], options, onChange } = props
  return (
    <Choices
      {...props}
      kind="checkbox"
      selected={selection}
      onToggle={(value, isSelected) => {
        const rest = selection.filter((each) => each !== value)
        onChange?.({ value: inOrder(options, isSelected ? [...rest, value] : rest) })
      }}
    />
  )
}
