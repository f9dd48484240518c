import { useRef } from 'react'
import { Floating } from '../popover/Floating'
import { useStyles } from '../styles/useStyles'
import css from './Menu.css'
import type { MenuItem } from './MenuItem'
import { MenuRow } from './MenuRow'
import { useMenuKeys } from './useMenuKeys'

export interface MenuProps {
  /** Accessible name. */
  label: string
  items: readonly MenuItem[]
  /** Stands above the items. */
  head?: { title: string; text: string } | undefined
  /** Point of the window that it opens at: a context menu. */
  at?: { x: number; y: number } | undefined
  /** What it opens below, where it is no context menu. */
  anchor?: HTMLElement | null
  /** Edge of the anchor that it is aligned with. Default: bottom-start. */
  placement?: 'bottom-start' | 'bottom-end'
  /** The choice that is on has focus at first. */
  atChecked?: boolean | undefined
  /** The last item has focus at first, as after ArrowUp on a button. Default: the first one. */
  atEnd?: boolean
  /** Is to be taken away: after a choice, Esc, Tab or a press elsewhere. */
  onClose: () => void
  /** After `onClose`, with focus back where it was. */
  onChoose: (id: string) => void
}

/**
 * A menu above everything, below its anchor or at a point. There as long as it is rendered. Keys: ↑ ↓ Home End, the
 * beginning of a text, Enter and Space choose, Esc and Tab close. Keys and presses inside do not reach what is around it.
 */
export function Menu(props: MenuProps) {
  const { label, items, head, at, anchor, placement, onClose, onChoose } = props
  const list = useStyles<HTMLDivElement>(css)
  const place = useRef<HTMLElement | null>(null)
  if (anchor) place.current = anchor
  const { pressKey, giveBack } = useMenuKeys(list, props)
  const hasMarks = items.some(({ icon, checked }) => icon ?? checked !== undefined)
  return (
    <>
      {!anchor && <span ref={place} hidden />}
      <Floating anchor={place} at={at} open onClose={onClose} placement={placement}>
        {head && (
          <div className="eb-menu__head">
            <b>{head.title}</b>
            <span>{head.text}</span>
          </div>
        )}
        <div
          ref={list}
          className="eb-menu"
          role="menu"
          tabIndex={-1}
          aria-label={label}
          onKeyDown={pressKey}
          onClick={(event) => event.stopPropagation()}
          onContextMenu={(event) => {
            event.preventDefault()
            event.stopPropagation()
          }}
        >
          {items.map((item) => (
            <MenuRow
              key={item.id}
              item={item}
              hasMark={hasMarks}
              onChoose={() => {
                giveBack()
                onClose()
                onChoose(item.id)
              }}
            />
          ))}
        </div>
      </Floating>
    </>
  )
}
