import { Icon } from '@ebkit/ui/icon'
import { checkIcon } from '@ebkit/ui/icons'
import { useStyles } from '@ebkit/ui/styles'
import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react'
import css from './Menu.css'

export interface MenuEntry {
  key: string
  label: string
  /** Icon before the words. */
  icon?: string
  /** Whether this is the choice in force; the entries are then radio items. Absent: a plain command. */
  checked?: boolean
  onSelect(): void
}

export interface MenuProps {
  /** What the menu is for: heard after what stands on the button, and the name of the list. */
  label: string
  /** What stands on the button. */
  children: ReactNode
  entries: MenuEntry[]
  /** Stands above the entries and cannot be chosen. */
  head?: ReactNode
  /** Edge of the button the panel is aligned with; `start` by default. */
  align?: 'start' | 'end'
  className?: string
}

/**
 * A menu button. Enter, Space or an arrow opens it; arrows, Home and End walk it; Esc closes it and gives the
 * focus back, Tab and a press outside close it.
 */
export function Menu({ label, children, entries, head, align = 'start', className = '' }: MenuProps) {
  const root = useStyles<HTMLDivElement>(css)
  const opener = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState<false | 'first' | 'last'>(false)
  const id = useId()

  const close = () => {
    setOpen(false)
    opener.current?.focus()
  }
  useLeaving(open !== false, root.current, () => setOpen(false))
  useLayoutEffect(() => {
    if (open && panel.current) focusOnOpening(panel.current, open)
  }, [open])

  const onOpenerKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    setOpen(event.key === 'ArrowDown' ? 'first' : 'last')
  }
  const onPanelKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.stopPropagation()
      return close()
    }
    if (panel.current && moveFocus(panel.current, event.key)) event.preventDefault()
  }

  return (
    <div ref={root} className={`eb-menu ${className}`}>
      <button
        ref={opener}
        type="button"
        className="eb-menu__opener"
        aria-haspopup="menu"
        aria-expanded={open !== false}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(open ? false : 'first')}
        onKeyDown={onOpenerKey}
      >
        {children}
        <span className="eb-menu__hidden">{label}</span>
      </button>
      {open && (
        <div className={`eb-menu__panel eb-menu__panel--${align}`}>
          {head && <div className="eb-menu__head">{head}</div>}
          <div ref={panel} id={id} role="menu" tabIndex={-1} aria-label={label} onKeyDown={onPanelKey}>
            {entries.map((entry) => (
              <MenuItem key={entry.key} entry={entry} onDone={close} />
            ))}
          </div>
        </div>
      )}
    </div>
  )
}

function MenuItem({ entry, onDone }: { entry: MenuEntry; onDone(): void }) {
  const choice = entry.checked === undefined ? {} : { 'aria-checked': entry.checked }
  const select = () => {
    onDone()
    entry.onSelect()
  }
  return (
    <button
      type="button"
      className="eb-menu__item"
      role={entry.checked === undefined ? 'menuitem' : 'menuitemradio'}
      {...choice}
      tabIndex={-1}
      onClick={select}
    >
      {entry.icon && <Icon path={entry.icon} />}
      <span className="eb-menu__text">{entry.label}</span>
      {entry.checked && <Icon path={checkIcon} />}
    </button>
  )
}

const itemsOf = (panel: HTMLElement) => [...panel.querySelectorAll<HTMLElement>('.eb-menu__item')]

/** The choice in force takes the focus, else the end of the menu the opening key points at. */
function focusOnOpening(panel: HTMLElement, end: 'first' | 'last') {
  const items = itemsOf(panel)
  const checked = items.find((item) => item.getAttribute('aria-checked') === 'true')
  const target = checked ?? (end === 'first' ? items[0] : items.at(-1))
  target?.focus()
}

function moveFocus(panel: HTMLElement, key: string): boolean {
  const items = itemsOf(panel)
  const current = items.findIndex((item) => item.matches(':focus'))
  const next: Record<string, number> = {
    ArrowDown: (current + 1) % items.length,
    ArrowUp: (current - 1 + items.length) % items.length,
    Home: 0,
    End: items.length - 1,
  }
  const target = key in next ? items[next[key] as number] : undefined
  target?.focus()
  return target !== undefined
}

/** A press outside, or the focus going elsewhere, by Tab for instance. */
function useLeaving(active: boolean, inside: HTMLElement | null, onLeave: () => void) {
  // At once, not after the next picture: a fast person's Tab comes before that.
  useLayoutEffect(() => {
    if (!active) return
    const listen = (event: Event) => {
      if (inside && !event.composedPath().includes(inside)) onLeave()
    }
    document.addEventListener('pointerdown', listen, true)
    document.addEventListener('focusin', listen)
    return () => {
      document.removeEventListener('pointerdown', listen, true)
      document.removeEventListener('focusin', listen)
    }
  })
}
