import { type ReactNode, useState } from 'react'
import css from '../button/Button.css'
import { Icon } from '../icon/Icon'
import { chevronDownIcon } from '../icons'
import { useStyles } from '../styles/useStyles'
import { Menu } from './Menu'
import type { MenuItem } from './MenuItem'

export interface MenuButtonProps {
  /** Text of the button and accessible name of the menu. If the button has its own content, read after that. */
  label: string
  items: readonly MenuItem[]
  onChoose: (id: string) => void
  /** Drawing before the text, from `icons`. */
  icon?: string
  /** Shows the icon only. Default: the text, followed by a chevron. */
  iconOnly?: boolean
  /** The button has no outline. */
  isText?: boolean
  /** Content of the button, in place of icon and text. */
  children?: ReactNode
  /** Content above the items. */
  head?: { title: string; text: string }
  /** Initial focus is on the checked item. */
  atChecked?: boolean
  /** Edge of the anchor that the menu aligns with. Default: bottom-start. */
  placement?: 'bottom-start' | 'bottom-end'
  className?: string
  part?: string
}

/**
 * A button that opens a menu: by a press, Enter or Space, by ↓ with its first item focused, by ↑ with its last one.
 *
 * @example
 * ```tsx
 * import { pencilIcon, trashIcon } from '@ebkit/ui/icons'
 * import { MenuButton } from '@ebkit/ui/menu'
 *
 * const items = [
 *   { id: 'rename', label: 'Rename', icon: pencilIcon },
 *   { id: 'delete', label: 'Delete', icon: trashIcon, danger: true, separatorBefore: true },
 * ]
 *
 * export const More = ({ onChoose }: { onChoose: (id: string) => void }) => (
 *   <MenuButton label="More" items={items} onChoose={onChoose} />
 * )
 * ```
 */
export function MenuButton(props: MenuButtonProps) {
  const { label, items, onChoose, icon, iconOnly, placement, className = '', part, children } = props
  const kind = iconOnly ? 'icon' : props.isText ? 'text' : 'default'
  const button = useStyles<HTMLButtonElement>(css)
  const [open, setOpen] = useState<'start' | 'end' | undefined>()
  return (
    <>
      <button
        ref={button}
        type="button"
        className={`eb-button eb-button--${kind} ${className}`}
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
        {children ?? (
          <>
            {icon && <Icon path={icon} />}
            {!iconOnly && label}
            {!iconOnly && <Icon path={chevronDownIcon} />}
          </>
        )}
        {children && <span className="eb-visually-hidden">{label}</span>}
      </button>
      {open && (
        <Menu
          label={label}
          items={items}
          anchor={button.current}
          placement={placement}
          head={props.head}
          atChecked={props.atChecked}
          atEnd={open === 'end'}
          onClose={() => setOpen(undefined)}
          onChoose={onChoose}
        />
      )}
    </>
  )
}
