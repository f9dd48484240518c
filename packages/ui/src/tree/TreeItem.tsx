import { Icon } from '../icon/Icon'
import { chevronRightIcon } from '../icons'
import { pointOf } from '../menu/pointOf'
import type { TreeRow } from './treeKey'
import type { TreeProps } from './treeProps'

export interface TreeItemProps<Node extends { id: string; name: string }> {
  tree: TreeProps<Node>
  row: TreeRow<Node>
  /** In px. */
  top: number
  isCurrent: boolean
  isTarget: boolean
}

/** One row of a tree. Its chevron is for the pointer only: keys act on the row. */
export function TreeItem<Node extends { id: string; name: string }>(props: TreeItemProps<Node>) {
  const { tree, row, top, isCurrent, isTarget } = props
  const { indent = 18, rowHeight = 32, renderRow, iconOf, countOf, checkedOf, onContextMenu } = tree
  const { node, level, position, setSize, hasChildren, isExpanded } = row
  const { id, name } = node
  const icon = iconOf?.(row)
  const count = countOf?.(row)
  const isDisabled = tree.disabledIds?.has(id)
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the tree has the keys
    <div
      className={`eb-tree__row${isTarget ? ' eb-tree__row--target' : ''}`}
      part="tree-row"
      data-id={id}
      role="treeitem"
      tabIndex={isCurrent ? 0 : -1}
      aria-level={level}
      aria-posinset={position}
      aria-setsize={setSize}
      aria-expanded={hasChildren ? isExpanded : undefined}
      aria-selected={checkedOf ? undefined : id === tree.selected}
      aria-checked={checkedOf?.(row)}
      aria-disabled={isDisabled}
      style={{ top, height: rowHeight, paddingInlineStart: (level - 1) * indent }}
      onClick={({ target }) => {
        if (!hasChildren || !(target as Element).closest('.eb-tree__toggle')) {
          if (!isDisabled) tree.onSelect(id)
        } else if (isExpanded) tree.onCollapse(id)
        else tree.onExpand(id)
      }}
      onContextMenu={
        onContextMenu &&
        ((event) => {
          event.preventDefault()
          onContextMenu(id, pointOf(event))
        })
      }
    >
      <span className="eb-tree__toggle">{hasChildren && <Icon path={chevronRightIcon} />}</span>
      {icon && <Icon path={icon} />}
      {renderRow ? (
        renderRow(row)
      ) : (
        <span className="eb-tree__name" title={name}>
          {name}
        </span>
      )}
      {count !== undefined && <span className="eb-tree__count">{count}</span>}
    </div>
  )
}
