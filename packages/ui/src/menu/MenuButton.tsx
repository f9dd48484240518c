import { useState } from 'react'
import css from '../button/Button.css'
import { Icon } from '../icon/Icon'
import { chevronDownIcon } from '../icons'
import { useStyles } from '../styles/useStyles'
import { Menu } from './Menu'
import type { MenuItem } from './MenuItem'

export interface MenuButtonProps {
  /** Text of the button and accessible name of the menu. */
  label: string
  items: readonly MenuItem[]
  onChoose: (id: string) => void
  /** Drawing before the text, from `icons`. */
  icon?: string
  /** The icon alone is seen. Default: the text, and a chevron behind it. */
  iconOnly?: boolean
  /** Edge that the menu is aligned with. Default: bottom-start. */
  placement?: 'bottom-start' | 'bottom-end'
  className?: string
  part?: string
}

/** A button that opens a menu: by a press, Enter or Space, ↓ at its first item, ↑ at its last one. */
export function MenuButton(props: MenuButtonProps) {
  const { label, items, onChoose, icon, iconOnly, placement, className = '', part } = props
  const button = useStyles<HTMLButtonElement>(css)
  const [open, setOpen] = useState<'start' | 'end' | undefined>()
  return (
    <>
      <button
        ref={button}
        type="button"
        className={`eb-button eb-button--${iconOnly ? 'icon' : 'default'} ${className}`}
        part={part}
        aria-haspopup="menu"
        aria-expanded={!!open}
        aria-label={iconOnly ? label : undefined}
        title={iconOnly ? label : undefined}
        onClick={() => setOpen(open ? undefined : 'start')}
        onKeyDown={(event) => {
          const place = { ArrowDown: 'start', ArrowUp: 'end' } as const
          const next = place[event.key as keyof typeof place]
          if (!next) return
          event.preventDefault()
          setOpen(next)
        }}
      >
        {icon && <Icon path={icon} />}
        {!iconOnly && label}
        {!iconOnly && <Icon path={chevronDownIcon} />}
      </button>
      {open && (
        <Menu
          label={label}
          items={items}
          anchor={button.current}
          placement={placement}
          atEnd={open === 'end'}
          onClose={() => setOpen(undefined)}
          onChoose={onChoose}
        />
      )}
    </>
  )
}
