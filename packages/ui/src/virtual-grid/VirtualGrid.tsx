import { useStyles } from '../styles/useStyles'
import { useKeptFocus } from '../virtual-list/useKeptFocus'
import { type GridBlock, itemsWithin, placeOf } from './layGrid'
import { useGrid } from './useGrid'
import css from './VirtualGrid.css'
import type { VirtualGridProps } from './virtualGridProps'

/**
 * A virtual grid: items of one size in as many columns as fit; it draws visible items only, so 100,000 are as fast as
 * 100. The current item and the focused one stay drawn wherever the box is scrolled. The owner handles the keys: call
 * `handle.move` to find the target of a key, and pass the new `current`.
 *
 * @example
 * ```tsx
 * import { VirtualGrid } from '@ebkit/ui/virtual-grid'
 *
 * interface Picture {
 *   address: string
 *   name: string
 * }
 *
 * export const Pictures = ({ pictures }: { pictures: readonly Picture[] }) => (
 *   <VirtualGrid
 *     label="Pictures"
 *     items={pictures}
 *     keyOf={({ address }) => address}
 *     minWidth={160}
 *     rowHeight={160}
 *     render={({ address, name }) => <img src={address} alt={name} />}
 *   />
 * )
 * ```
 */
export function VirtualGrid<Item>(props: VirtualGridProps<Item>) {
  const {
    items,
    keyOf,
    render,
    minWidth,
    room,
    rowHeight,
    gap = 12,
    sections,
    label,
    role = 'listbox',
    current,
    isSelected,
    single,
    itemProps,
    head,
    handle,
    className = '',
    ...rest
  } = props
  const box = useStyles<HTMLDivElement>(css)
  const grid = useGrid(box, { ...props, gap })
  const { blocks, size, list, body, from, to, place } = grid
  const kept = useKeptFocus(list, items, keyOf)

  const draw = (index: number, block: GridBlock) => {
    const item = items[index] as Item
    const key = keyOf(item)
    const { top, column } = placeOf(block, size, index)
    const own = itemProps?.(item, index)
    const aria =
      role === 'grid'
        ? { role: 'row', 'aria-rowindex': index + (head ? 2 : 1) }
        : { role: 'option', 'aria-posinset': index + 1, 'aria-setsize': items.length }
    return (
      <div
        key={key}
        data-key={key}
        {...own}
        {...aria}
        {...{ 'aria-selected': !!isSelected?.(item) }}
        className={`eb-grid__cell ${own?.className ?? ''}`}
        tabIndex={index === place ? 0 : -1}
        style={{ top, height: block.rowHeight, '--_column': column } as object}
      >
        {render(item, index)}
      </div>
    )
  }

  return (
    // Firefox would also stop at the scroll container: the Tab stop is inside.
    <div ref={box} className={`eb-grid ${className}`} tabIndex={-1} {...rest}>
      <div
        ref={list}
        {...(role === 'grid' ? { role, 'aria-rowcount': items.length + (head ? 1 : 0) } : { role })}
        {...{ 'aria-label': label, 'aria-multiselectable': !single }}
        tabIndex={-1}
      >
        {head}
        <div
          ref={body}
          className="eb-grid__body"
          style={
            { height: blocks.at(-1)?.bottom, '--_columns': size.columns, '--_gap': `${gap}px` } as object
          }
        >
          {blocks.map((block) => (
            <div
              key={block.heading ?? block.first}
              {...(block.heading && {
                role: role === 'grid' ? 'rowgroup' : 'group',
                'aria-label': block.heading,
              })}
            >
              {block.heading && (
                <div className="eb-grid__heading" style={{ top: block.headingTop }} aria-hidden="true">
                  {block.heading}
                </div>
              )}
              {drawn(block, itemsWithin(block, size, from, to), [kept, place]).map((index) =>
                draw(index, block),
              )}
            </div>
          ))}
        </div>
      </div>
    </div>
  )
}

/** Indexes to draw in a block: a range, and others within the block, in order. */
function drawn({ first, end }: GridBlock, [from, to]: [number, number], others: number[]): number[] {
  const indexes = new Set(others.filter((index) => index >= first && index < end))
  for (let index = from; index < to; index++) indexes.add(index)
  return [...indexes].sort((one, other) => one - other)
}
