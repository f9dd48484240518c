import { type KeyboardEvent, useMemo } from 'react'
import { useDropTarget } from '../drop-target/useDropTarget'
import { createTypeAhead } from '../list-box/typeAhead'
import { useStyles } from '../styles/useStyles'
import { rowWindow } from '../virtual-list/rowWindow'
import { useScrollView } from '../virtual-list/useScrollView'
import css from './Tree.css'
import { TreeItem } from './TreeItem'
import { type TreeMove, treeKey } from './treeKey'
import type { TreeProps } from './treeProps'
import { useCurrentRow } from './useCurrentRow'
import { useExpandOnRest } from './useExpandOnRest'

/** Maximum number of rows that are all drawn. */
const drawnAtOnce = 100

/** Keys from right to left. */
const mirrored: Record<string, string> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' }

/**
 * The rows of a tree: one can be selected, and one is the current row of the keyboard. Keys: ↑ ↓ Home End, → expands or
 * goes to the first child, ← collapses or goes to the parent, * expands all siblings, type-ahead, Enter and Space
 * select. Long trees draw visible rows only. A drag that rests on a row expands it.
 *
 * @example
 * ```tsx
 * import { flattenTree } from '@ebkit/core/tree'
 * import { Tree } from '@ebkit/ui/tree'
 * import { useState } from 'react'
 *
 * const areas = [{ id: '1', name: 'Hotel', children: [{ id: '2', name: 'Restaurant' }, { id: '3', name: 'Spa' }] }]
 *
 * export function Areas({ onSelect }: { onSelect: (id: string) => void }) {
 *   const [expanded, setExpanded] = useState(new Set(['1']))
 *   const [current, setCurrent] = useState('1')
 *   const collapse = (id: string) => setExpanded(new Set([...expanded].filter((one) => one !== id)))
 *   return (
 *     <Tree
 *       label="Areas"
 *       rows={flattenTree(areas, expanded)}
 *       current={current}
 *       onCurrent={setCurrent}
 *       onSelect={onSelect}
 *       onExpand={(id) => setExpanded(new Set([...expanded, id]))}
 *       onCollapse={collapse}
 *     />
 *   )
 * }
 * ```
 */
export function Tree<Node extends { id: string; name: string }>(props: TreeProps<Node>) {
  const { rows, label, rowHeight = 32, maxHeight, className = '', part } = props
  const box = useStyles<HTMLDivElement>(css)
  const find = useMemo(createTypeAhead, [])
  const { row, height } = useScrollView(box, rowHeight)
  const drop = useDropTarget(props)
  useExpandOnRest(props, drop.over)
  const index = useCurrentRow(box, props)

  const whole = rows.length <= drawnAtOnce
  const [first, end] = whole ? [0, rows.length] : rowWindow(row, height, rowHeight, rows.length)
  const drawn = Array.from({ length: end - first }, (_, place) => first + place)
  if (rows.length && index >= end) drawn.push(index)
  if (index < first) drawn.unshift(index)

  const follow = ({ current: next, expand = [], collapse }: TreeMove) => {
    if (next !== undefined) props.onCurrent(next)
    for (const id of expand) props.onExpand(id)
    if (collapse !== undefined) props.onCollapse(collapse)
  }
  const pressKey = (event: KeyboardEvent) => {
    const { key, target } = event
    const at = rows[index]
    // Controls in a row handle their own keys.
    if (!at || (target as HTMLElement).dataset.id === undefined) return
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (key === 'Enter' || key === ' ') {
      if (!props.disabledIds?.has(at.node.id)) props.onSelect(at.node.id)
    } else {
      const isMirrored = getComputedStyle(event.currentTarget).direction === 'rtl'
      const move = treeKey(rows, index, isMirrored ? (mirrored[key] ?? key) : key)
      if (move) follow(move)
      else if (key.length === 1) {
        const names = rows.map(({ node }) => ({ label: node.name }))
        follow({ current: rows[find(names, index, key, event.timeStamp)]?.node.id })
      } else return
    }
    event.preventDefault()
  }

  return (
    <div
      ref={box}
      className={`eb-tree ${className}`}
      part={part}
      role="tree"
      aria-label={label}
      tabIndex={-1} // Firefox would also stop at the scroll container
      style={{ maxHeight, '--_whole': `${rows.length * rowHeight}px` } as object}
      onFocus={({ target }) => {
        const id = target.closest<HTMLElement>('[data-id]')?.dataset.id
        if (id !== undefined && id !== rows[index]?.node.id) props.onCurrent(id)
      }}
      onKeyDown={pressKey}
      {...drop.handlers}
    >
      {drawn.map((place) => {
        const each = rows[place] as (typeof rows)[number]
        return (
          <TreeItem
            key={each.node.id}
            tree={props}
            row={each}
            top={place * rowHeight}
            isCurrent={place === index}
            isTarget={each.node.id === drop.target}
          />
        )
      })}
    </div>
  )
}
