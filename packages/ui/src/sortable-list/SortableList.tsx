import { type PointerEvent, useRef, useState } from 'react'
import { Icon } from '../icon/Icon'
import { gripVerticalIcon } from '../icons'
import { useStyles } from '../styles/useStyles'
import { VirtualList, type VirtualListProps } from '../virtual-list/VirtualList'
import { placeAfterMove } from './placeAfterMove'
import css from './SortableList.css'

/** What is said of a row: its name, its position from 1, and how many rows there are. */
type Said = (name: string, position: number, count: number) => string

export interface SortableListProps<Item> extends Omit<VirtualListProps<Item>, 'placeOf'> {
  /** Name of an item for people. */
  nameOf: (item: Item) => string
  /** The person has moved the item to another index; once, when it is put down. Give the list in its new order. */
  onMove: (key: string, toIndex: number) => void
  texts: {
    /** Accessible name of a row's grip. */
    grip: (name: string) => string
    /** Announced; `lifted` says which keys move, drop and take back. */
    lifted: Said
    moved: Said
    dropped: Said
    cancelled: Said
  }
}

/** The row in a person's hand: where it would be put down, and what was said last. */
interface Lift {
  key?: string
  to: number
  said: string
}

/**
 * A virtual list whose rows can be put in another order by a grip. By mouse, pen or finger: drag; the list scrolls at
 * its edges. By keyboard: Space or Enter lifts, ↑ ↓ Home End move, Space, Enter or leaving put down. Esc takes back.
 */
export function SortableList<Item>(props: SortableListProps<Item>) {
  const { items, rowHeight, keyOf, nameOf, render, onMove, texts, ...rest } = props
  const element = useStyles<HTMLDivElement>(css)
  const [{ key, to, said }, setLift] = useState<Lift>({ to: 0, said: '' })
  const from = key === undefined ? -1 : items.findIndex((item) => keyOf(item) === key)
  const isLifted = from >= 0
  const drag = useRef({ pointer: -1, y: 0, frame: 0 }).current

  const say = (text: Said, at: number, index = from) =>
    text(nameOf(items[index] as Item), at + 1, items.length)
  const lift = (index: number) =>
    setLift({ key: keyOf(items[index] as Item), to: index, said: say(texts.lifted, index, index) })
  const moveTo = (place: number) => {
    const at = Math.max(0, Math.min(place, items.length - 1))
    if (isLifted && at !== to) setLift({ key, to: at, said: say(texts.moved, at) })
    return at
  }
  const release = (isDrop: boolean) => {
    stop()
    if (!isLifted) return
    setLift({ to, said: isDrop ? say(texts.dropped, to) : say(texts.cancelled, from) })
    if (isDrop && to !== from) onMove(key as string, to)
  }

  const stop = () => {
    cancelAnimationFrame(drag.frame)
    drag.pointer = -1
    drag.frame = 0
  }

  // Of the newest render: a drag outlives many.
  const newest = useRef(moveTo)
  newest.current = moveTo
  const follow = () => {
    const list = element.current?.firstElementChild
    if (!list?.isConnected) return // taken out in the middle of it
    const { top, bottom } = list.getBoundingClientRect()
    const edge = rowHeight / 2
    const beyond = Math.min(0, drag.y - top - edge) || Math.max(0, drag.y - bottom + edge)
    list.scrollTop += Math.max(-16, Math.min(16, Math.round(beyond / 2)))
    newest.current(Math.floor((drag.y - top + list.scrollTop) / rowHeight))
    drag.frame = requestAnimationFrame(follow)
  }
  const isDrag = (event: PointerEvent) => event.pointerId === drag.pointer

  return (
    <div
      ref={element}
      className="eb-sortable"
      onPointerMove={(event) => {
        if (!isDrag(event)) return
        drag.y = event.clientY
        drag.frame ||= requestAnimationFrame(follow)
      }}
      onPointerUp={(event) => isDrag(event) && release(true)}
      onPointerCancel={(event) => isDrag(event) && release(false)}
    >
      <VirtualList
        {...rest}
        items={items}
        rowHeight={rowHeight}
        keyOf={keyOf}
        placeOf={isLifted ? (index) => placeAfterMove(index, from, to) : undefined}
        render={(item, index) => (
          <div className={`eb-sortable__row${index === from ? ' eb-sortable__row--lifted' : ''}`}>
            <button
              type="button"
              className="eb-sortable__grip"
              aria-label={texts.grip(nameOf(item))}
              aria-pressed={index === from}
              onPointerDown={(event) => {
                if (event.button) return
                const grip = event.currentTarget
                grip.focus() // not every browser does; and what is in hand elsewhere is put down
                // On the list, because rows come and go.
                grip.closest('ul')?.setPointerCapture(event.pointerId)
                drag.pointer = event.pointerId
                lift(index)
              }}
              // By the keyboard or a screen reader: a press of the pointer has a count.
              onClick={(event) => event.detail || (index === from ? release(true) : lift(index))}
              onBlur={() => index === from && release(true)}
              onKeyDown={(event) => {
                if (index !== from) return
                const places: Record<string, number> = {
                  ArrowUp: to - 1,
                  ArrowDown: to + 1,
                  Home: 0,
                  End: items.length,
                }
                const place = places[event.key]
                const isEscape = event.key === 'Escape'
                if (place === undefined && !isEscape) return
                // Neither for a dialog around it nor for the page.
                event.preventDefault()
                event.stopPropagation()
                if (isEscape || place === undefined) return release(false)
                const list = event.currentTarget.closest('ul') as HTMLElement
                const top = moveTo(place) * rowHeight
                list.scrollTop = Math.min(top, Math.max(list.scrollTop, top + rowHeight - list.clientHeight))
              }}
            >
              <Icon path={gripVerticalIcon} />
            </button>
            {render(item, index)}
          </div>
        )}
      />
      <p className="eb-sortable__said" role="status">
        {said}
      </p>
    </div>
  )
}
