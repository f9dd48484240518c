import { Icon } from '@ebkit/ui/icon'
import { checkIcon, chevronRightIcon, minusIcon } from '@ebkit/ui/icons'
import { useLayoutEffect, useRef, useState } from 'react'
import type { BoxState } from './choosing'
import { type Branch, isLeaf, pathOf, pathText } from './tree'

export interface ColumnProps {
  /** Id prefix of the widget: a row's id adds the number of its branch. */
  id: string
  list: readonly Branch[]
  active: Branch | undefined
  /** Accessible name. */
  label: string
  /** Number of visible rows. */
  rows: number
  hasBoxes: boolean
  multiple: boolean | undefined
  /** Search results, from anywhere in the tree. */
  isFound: boolean
  isOpen(branch: Branch): boolean
  boxOf(branch: Branch): BoxState
  onPress(branch: Branch, isBox: boolean): void
}

/** The items of one level; renders only visible rows. */
export function Column(props: ColumnProps) {
  const { list, active, label, rows } = props
  const box = useRef<HTMLDivElement>(null)
  const [top, setTop] = useState(0)
  // In px, equal to --eb-control.
  const [rowHeight] = useState(() => (matchMedia('(pointer: coarse)').matches ? 40 : 32))
  const place = active ? list.indexOf(active) : -1
  // biome-ignore lint/correctness/useExhaustiveDependencies: another list may begin anew
  useLayoutEffect(() => {
    const element = box.current
    if (!element || place < 0) return
    const most = place * rowHeight
    element.scrollTop = Math.max(Math.min(element.scrollTop, most), most + rowHeight - element.clientHeight)
    setTop(element.scrollTop)
  }, [place, list])
  const first = Math.max(0, Math.min(Math.floor(top / rowHeight), list.length - rows) - 2)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is no group of tree items
    <div
      ref={box}
      className="eb-cascader__column"
      role="group"
      aria-label={label}
      onScroll={(event) => setTop(event.currentTarget.scrollTop)}
    >
      <div
        role="presentation"
        style={{ height: list.length * rowHeight, paddingBlockStart: first * rowHeight }}
      >
        {list.slice(first, first + rows + 4).map((branch, index) => (
          <Row key={branch.value} {...props} branch={branch} place={first + index} />
        ))}
      </div>
    </div>
  )
}

type RowProps = ColumnProps & { branch: Branch; place: number }

function Row({ branch, place, ...column }: RowProps) {
  const { id, list, active, hasBoxes, multiple, isFound, isOpen, boxOf, onPress } = column
  const state = boxOf(branch)
  const canOpen = !isFound && !isLeaf(branch)
  const words = isFound ? pathText(branch) : branch.label
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the tree has the keys
    // biome-ignore lint/a11y/useFocusableInteractive: the tree has focus, and names its active row
    <div
      id={`${id}${branch.key}`}
      className={`eb-cascader__row${branch === active ? ' eb-cascader__row--active' : ''}`}
      part="item"
      role="treeitem"
      aria-level={isFound ? 1 : pathOf(branch).length}
      aria-setsize={list.length}
      aria-posinset={place + 1}
      aria-disabled={branch.disabled}
      aria-expanded={canOpen ? isOpen(branch) : undefined}
      aria-checked={multiple ? state : undefined}
      aria-selected={multiple ? undefined : !!state}
      onClick={(event) => onPress(branch, !!(event.target as Element).closest('.eb-cascader__mark'))}
    >
      {hasBoxes && (
        <span className={`eb-cascader__mark${multiple ? '' : ' eb-cascader__mark--one'}`}>
          <i className={state ? 'eb-cascader__on' : undefined}>
            {state && <Icon path={state === true ? checkIcon : minusIcon} />}
          </i>
        </span>
      )}
      <span className="eb-cascader__name" title={words}>
        {words}
      </span>
      {canOpen ? (
        <Icon path={chevronRightIcon} className="eb-cascader__more" />
      ) : (
        !hasBoxes && state && <Icon path={checkIcon} />
      )}
    </div>
  )
}
