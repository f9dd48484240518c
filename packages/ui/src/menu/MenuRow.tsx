import { Icon } from '../icon/Icon'
import { checkIcon } from '../icons'
import type { MenuItem } from './MenuItem'

export interface MenuRowProps {
  item: MenuItem
  /** At least one item of the menu has something before its text. */
  hasMark: boolean
  onChoose: () => void
}

/** One item of a menu. A disabled item can have focus, so that screen readers read its reason. */
export function MenuRow({ item, hasMark, onChoose }: MenuRowProps) {
  const { label, icon, shortcut, danger, disabled, checked, isRadio, separatorBefore } = item
  const isBox = checked !== undefined
  const path = icon ?? (checked && checkIcon)
  return (
    <>
      {separatorBefore && <hr className="eb-menu__line" />}
      <button
        type="button"
        className={`eb-menu__item${danger ? ' eb-menu__item--danger' : ''}`}
        part="menu-item"
        {...(isBox
          ? { role: isRadio ? 'menuitemradio' : 'menuitemcheckbox', 'aria-checked': checked }
          : { role: 'menuitem' })}
        aria-disabled={disabled ? true : undefined}
        tabIndex={-1}
        onPointerMove={(event) => event.currentTarget.focus()}
        onClick={() => disabled || onChoose()}
      >
        {hasMark && <span className="eb-menu__mark">{path && <Icon path={path} />}</span>}
        <span className="eb-menu__text">
          {label}
          {disabled && <span className="eb-menu__reason">{disabled}</span>}
        </span>
        {icon && checked && <Icon path={checkIcon} />}
        {shortcut && <span className="eb-menu__keys">{shortcut}</span>}
      </button>
    </>
  )
}
