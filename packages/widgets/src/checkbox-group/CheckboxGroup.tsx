import { Choices, type ChoicesProps } from '../option-group/Choices'
import { asOption, inOrder } from '../option-group/optionItem'

export interface CheckboxGroupProps extends ChoicesProps {
  /** Values of the checked options. A value without an option stays until the user removes it. Default: none. */
  selection?: readonly string[]
  /** The user checked or unchecked an option: the values in the order of the options. */
  onChange?(detail: { value: string[] }): void
}

/**
 * Chooses any number of a few options.
 * @spec W-CHK-1
 * @example
 * ```tsx
 * import { CheckboxGroup } from '@ebkit/widgets/checkbox-group'
 * import { useState } from 'react'
 *
 * export function Breakfast() {
 *   const [selection, setSelection] = useState<readonly string[]>(['hall'])
 *   return (
 *     <CheckboxGroup
 *       label="早餐"
 *       options={[{ value: 'room', label: '送到房间' }, { value: 'hall', label: '餐厅' }]}
 *       selection={selection}
 *       onChange={({ value }) => setSelection(value)}
 *     />
 *   )
 * }
 * ```
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
        onChange?.({ value: inOrder(options?.map(asOption), isSelected ? [...rest, value] : rest) })
      }}
    />
  )
}
