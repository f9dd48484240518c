import { Icon } from '../icon/Icon'
import { checkIcon } from '../icons'
import type { ListOption } from './ListOption'
import { type ListBoxProps, optionId } from './listBoxProps'

export interface ListBoxOptionProps {
  list: ListBoxProps
  index: number
}

/** One option of a list box. It has `aria-posinset`, because options out of view may not be drawn. */
export function ListBoxOption({ list, index }: ListBoxOptionProps) {
  const { id, options, active, isSelected, onPick, onPoint, end } = list
  const option = options[index] as ListOption
  const { label, disabled, hint, icon } = option
  const selected = !!isSelected?.(option)
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: its combobox has the keys
    // biome-ignore lint/a11y/useFocusableInteractive: focus stays in the combobox, which names it as active
    <div
      id={optionId(id, index)}
      className={`eb-list__option${index === active ? ' eb-list__option--active' : ''}`}
      part="option"
      role="option"
      aria-selected={selected}
      aria-disabled={disabled}
      aria-setsize={options.length}
      aria-posinset={index + 1}
      onMouseMove={() => index !== active && !disabled && onPoint?.(index)}
      onClick={() => disabled || onPick(index)}
    >
      {icon && <img className="eb-list__icon" src={icon} alt="" />}
      <span className="eb-list__label" title={label}>
        {label}
      </span>
      {hint && <span className="eb-list__hint">{hint}</span>}
      {end ? end(option) : selected && <Icon path={checkIcon} />}
    </div>
  )
}
