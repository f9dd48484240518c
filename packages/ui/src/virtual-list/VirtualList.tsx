import type { ReactNode } from 'react'
import { useStyles } from '../styles/useStyles'
import { rowWindow } from './rowWindow'
import { useKeptFocus } from './useKeptFocus'
import { useScrollView } from './useScrollView'
import css from './VirtualList.css'

export interface VirtualListProps<Item> {
  items: readonly Item[]
  /** Height of every row in px. */
  rowHeight: number
  /** Unique in the list, and stable for the item. */
  keyOf: (item: Item) => string
  /** Content of a row. */
  render: (item: Item, index: number) => ReactNode
  /** Accessible name of the list. */
  label: string
  /** Class of the box: sets its height or maximum height. */
  className?: string
  part?: string
  /** Position of the row at an index; at most one away from it, except for a focused row. Default: its index. */
  placeOf?: (index: number) => number
}

/**
 * A virtual list of rows of one height: it draws visible rows only, so 100,000 are as fast as 100. The box grows with
 * its rows up to the maximum height of its style, then scrolls. The focused row stays drawn wherever the box is
 * scrolled; when it is removed, focus goes to the row that takes its position.
 *
 * @example
 * ```tsx
 * import { VirtualList } from '@ebkit/ui/virtual-list'
 *
 * // Draws the rows that are seen, of a hundred thousand too.
 * export const Codes = ({ codes }: { codes: readonly string[] }) => (
 *   <VirtualList label="Codes" items={codes} keyOf={(code) => code} rowHeight={32} render={(code) => code} />
 * )
 * ```
 */
export function VirtualList<Item>(props: VirtualListProps<Item>) {
  const { items, rowHeight, keyOf, render, label, className = '', part, placeOf = (index) => index } = props
  const element = useStyles<HTMLUListElement>(css)
  const { row, height } = useScrollView(element, rowHeight)
  const count = items.length
  const kept = useKeptFocus(element, items, keyOf)
  const [first, end] = rowWindow(row, height, rowHeight, count)
  const drawn = Array.from({ length: end - first }, (_, place) => first + place)
  if (kept >= end) drawn.push(kept)
  if (kept >= 0 && kept < first) drawn.unshift(kept)
  const whole = count * rowHeight
  return (
    <ul
      ref={element}
      className={`eb-virtual-list ${className}`}
      part={part}
      // biome-ignore lint/a11y/noRedundantRoles: WebKit takes the role from a list without markers
      role="list"
      aria-label={label}
      tabIndex={whole > height ? 0 : -1}
      style={{ '--_whole': `${whole}px` } as object}
    >
      {drawn.map((index) => {
        const item = items[index] as Item
        const key = keyOf(item)
        return (
          <li
            key={key}
            data-key={key}
            aria-setsize={count}
            aria-posinset={index + 1}
            style={{ height: rowHeight, top: placeOf(index) * rowHeight }}
          >
            {render(item, index)}
          </li>
        )
      })}
    </ul>
  )
}
