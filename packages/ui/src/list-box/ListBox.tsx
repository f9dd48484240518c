import { type RefObject, useLayoutEffect, useMemo } from 'react'
import { useStyles } from '../styles/useStyles'
import css from './ListBox.css'
import { ListBoxOption } from './ListBoxOption'
import type { ListBoxProps } from './listBoxProps'
import { groupsOf, rowsOf } from './rowsOf'

/**
 * A list of options for a combobox or listbox that keeps focus and handles the keys (`moveActive`, `createTypeAhead`);
 * pointer presses do not take focus. Draws every option: for more than some hundred, use `LongListBox`.
 *
 * @example
 * ```tsx
 * import { ListBox } from '@ebkit/ui/list-box'
 *
 * const floors = [
 *   { value: '1', label: 'First floor' },
 *   { value: '2', label: 'Second floor', hint: 'Lift only' },
 * ]
 *
 * export const Floors = ({ chosen, onPick }: { chosen: number; onPick: (index: number) => void }) => (
 *   <ListBox
 *     id="floors"
 *     label="Floors"
 *     options={floors}
 *     active={chosen}
 *     isSelected={({ value }) => value === floors[chosen]?.value}
 *     onPick={onPick}
 *   />
 * )
 * ```
 */
export function ListBox(props: ListBoxProps) {
  const { id, options, active, multiple, label, className = '', part, range } = props
  const own = useStyles<HTMLDivElement>(css)
  const box = props.box ?? own
  const rows = useMemo(() => rowsOf(options), [options])
  const [first, end] = range ?? [0, rows.length]
  const groups = groupsOf(rows.slice(first, end), options)
  useActiveInView(box, rows, active)
  // Scrolled out of view: the combobox still refers to it.
  const isAway = active >= 0 && !groups.some(({ indexes }) => indexes.includes(active))
  const draw = (index: number) => <ListBoxOption key={index} list={props} index={index} />
  return (
    <div
      ref={box}
      id={id}
      className={`eb-list ${className}`}
      part={part}
      role="listbox"
      tabIndex={-1}
      aria-label={label}
      aria-multiselectable={multiple}
      style={{ '--_before': first, '--_after': rows.length - end } as object}
      onMouseDown={(event) => event.preventDefault()}
    >
      {groups.map(({ name, hasHeading, indexes }) =>
        name ? (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset is no group of options
          <div key={name} role="group" aria-label={name}>
            {hasHeading && (
              <div className="eb-list__group" aria-hidden="true">
                {name}
              </div>
            )}
            {indexes.map(draw)}
          </div>
        ) : (
          indexes.map(draw)
        ),
      )}
      {isAway && <div className="eb-visually-hidden">{draw(active)}</div>}
    </div>
  )
}

/** Scrolls only the box, so that the active option is visible. */
function useActiveInView(
  box: RefObject<HTMLElement | null>,
  rows: ReadonlyArray<number | string>,
  active: number,
): void {
  useLayoutEffect(() => {
    const show = () => {
      const list = box.current
      const height = list?.querySelector<HTMLElement>('[role=option]')?.offsetHeight
      const top = rows.indexOf(active) * (height ?? 0)
      if (!list || !height || top < 0) return !height
      list.scrollTop = Math.max(Math.min(list.scrollTop, top), top + height + 8 - list.clientHeight)
    }
    // Hidden until its container has opened: then before the next paint.
    const frame = show() ? requestAnimationFrame(show) : 0
    return () => cancelAnimationFrame(frame)
  }, [box, rows, active])
}
