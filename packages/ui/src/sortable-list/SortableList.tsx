import { type KeyboardEvent, useState } from 'react'
import { Icon } from '../icon/Icon'
import { gripVerticalIcon } from '../icons'
import { useStyles } from '../styles/useStyles'
import { VirtualList, type VirtualListProps } from '../virtual-list/VirtualList'
import { placeAfterMove } from './placeAfterMove'
import css from './SortableList.css'
import { useDrag } from './useDrag'

/** Announcement about a row: its name, its position from 1, and the number of rows. */
type Said = (name: string, position: number, count: number) => string

export interface SortableListProps<Item> extends Omit<VirtualListProps<Item>, 'placeOf'> {
  /** Display name of an item. */
  nameOf: (item: Item) => string
  /** The user has moved the item to another index; called once, on drop. Pass the list in its new order. */
  onMove: (key: string, toIndex: number) => void
  texts: {
    /** Accessible name of a row's grip. */
    grip: (name: string) => string
    /** Announcements; `lifted` names the keys that move, drop and cancel. */
    lifted: Said
    moved: Said
    dropped: Said
    cancelled: Said
  }
}

/** The lifted row: its target, and the latest announcement. */
interface Lift {
  key?: string
  to: number
  said: string
}

/**
 * A virtual list whose rows can be reordered by a grip. Mouse, pen or touch: drag; the list scrolls at its edges.
 * Keyboard: Space or Enter lifts, ↑ ↓ Home End move, Space, Enter or leaving drops. Esc cancels.
 *
 * @example
 * ```tsx
 * import { SortableList } from '@ebkit/ui/sortable-list'
 * import { useState } from 'react'
 *
 * const said = (what: string) => (name: string, position: number, count: number) =>
 *   `${name}: ${what} ${position} of ${count}`
 * const texts = {
 *   grip: (name: string) => `Move ${name}`,
 *   lifted: said('lifted from'),
 *   moved: said('moved to'),
 *   dropped: said('dropped at'),
 *   cancelled: said('back at'),
 * }
 *
 * export function Dishes() {
 *   const [dishes, setDishes] = useState(['Soup', 'Noodles', 'Tea'])
 *   const move = (dish: string, toIndex: number) => {
 *     const others = dishes.filter((one) => one !== dish)
 *     setDishes([...others.slice(0, toIndex), dish, ...others.slice(toIndex)])
 *   }
 *   const name = (dish: string) => dish
 *   return (
 *     <SortableList
 *       label="Dishes"
 *       items={dishes}
 *       keyOf={name}
 *       nameOf={name}
 *       render={name}
 *       rowHeight={40}
 *       onMove={move}
 *       texts={texts}
 *     />
 *   )
 * }
 * ```
 */
export function SortableList<Item>(props: SortableListProps<Item>) {
  const { items, rowHeight, keyOf, nameOf, render, onMove, texts, ...rest } = props
  const element = useStyles<HTMLDivElement>(css)
  const [{ key, to, said }, setLift] = useState<Lift>({ to: 0, said: '' })
  const from = key === undefined ? -1 : items.findIndex((item) => keyOf(item) === key)

  const put = (index: number, place: number, text: Said, held?: string) =>
    setLift({ key: held, to: place, said: text(nameOf(items[index] as Item), place + 1, items.length) })
  const lift = (index: number) => put(index, index, texts.lifted, keyOf(items[index] as Item))
  const moveTo = (wanted: number) => {
    const place = Math.max(0, Math.min(wanted, items.length - 1))
    if (from >= 0 && place !== to) put(from, place, texts.moved, key)
    return place
  }
  const release = (isDrop: boolean) => {
    drag.end()
    if (from < 0) return
    if (isDrop) put(from, to, texts.dropped)
    else put(from, from, texts.cancelled)
    if (isDrop && to !== from) onMove(key as string, to)
  }
  const drag = useDrag(rowHeight, moveTo, release)

  const pressKey = (event: KeyboardEvent) => {
    const places: Record<string, number> = { ArrowUp: to - 1, ArrowDown: to + 1, Home: 0, End: items.length }
    const wanted = places[event.key]
    if (wanted === undefined && event.key !== 'Escape') return
    // Handled here only, neither by an enclosing dialog nor by the page.
    event.preventDefault()
    event.stopPropagation()
    if (wanted === undefined) return release(false)
    const list = event.currentTarget.closest('ul') as HTMLElement
    const top = moveTo(wanted) * rowHeight
    list.scrollTop = Math.min(top, Math.max(list.scrollTop, top + rowHeight - list.clientHeight))
  }

  return (
    <div ref={element} className="eb-sortable" {...drag.handlers}>
      <VirtualList
        {...rest}
        items={items}
        rowHeight={rowHeight}
        keyOf={keyOf}
        placeOf={(index) => (from < 0 ? index : placeAfterMove(index, from, to))}
        render={(item, index) => {
          const isLifted = index === from
          return (
            <div className={`eb-sortable__row${isLifted ? ' eb-sortable__row--lifted' : ''}`}>
              <button
                type="button"
                className="eb-sortable__grip"
                aria-label={texts.grip(nameOf(item))}
                aria-pressed={isLifted}
                onPointerDown={(event) => {
                  if (event.button) return
                  event.currentTarget.focus() // not every browser focuses a pressed button; and a row lifted elsewhere is dropped
                  drag.begin(event)
                  lift(index)
                }}
                // From the keyboard or a screen reader: a pointer press has a click count.
                onClick={({ detail }) => detail || (isLifted ? release(true) : lift(index))}
                onBlur={() => isLifted && release(true)}
                onKeyDown={isLifted ? pressKey : undefined}
              >
                <Icon path={gripVerticalIcon} />
              </button>
              {render(item, index)}
            </div>
          )
        }}
      />
      <p className="eb-visually-hidden" role="status">
        {said}
      </p>
    </div>
  )
}
