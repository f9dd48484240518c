import { useRef } from 'react'
import { Floating } from '../popover/Floating'
import { useStyles } from '../styles/useStyles'
import css from './Menu.css'
import type { MenuProps } from './MenuProps'
import { MenuRow } from './MenuRow'
import { useMenuKeys } from './useMenuKeys'

/**
 * A menu in the top layer, below its anchor or at a point. Open as long as it is rendered. Keys: ↑ ↓ Home End,
 * type-ahead, Enter and Space choose, Esc and Tab close. Keys and presses inside do not reach its ancestors.
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
