import type { Row, RowMove } from '@ebkit/core/services/rows'
import type { TreeRow } from '@ebkit/core/tree'
import { Tree } from '@ebkit/ui/tree'
import { type DragEvent, type KeyboardEvent, type ReactNode, useState } from 'react'
import { isMoveKey, placeOfMove, type RowNode, type TreePlace } from '../../tree/treeNodes'
import { useDragging } from '../../tree/useDragging'
import type { RowsTree } from './rowsTree'

export interface RowsTreeViewProps {
  tree: RowsTree
  /** The visible rows. */
  rows: readonly TreeRow<RowNode>[]
  selected: string | undefined
  label: string
  canMove: boolean
  /** Whether a row can be moved to a place. */
  canPlace?(id: string, place: TreePlace): boolean
  onSelect(id: string): void
  onMove(asked: RowMove): Promise<unknown>
  /** Delete was pressed on a row. */
  onDelete?(row: Row): void
  /** F2 was pressed on a row. */
  onRename?(id: string): void
  /** Whether something that is not a row of the tree can be dropped on one. */
  canTake?(id: string, event: DragEvent): boolean
  onTake?(id: string, event: DragEvent): void
  renderName(row: TreeRow<RowNode>): ReactNode
  /** Expands and collapses the rows of a search; undefined: there is no search, so the tree does it. */
  folding?: { expand(id: string): void; collapse(id: string): void } | undefined
}

/** A tree whose rows are moved by dragging, or by Alt and the arrows. */
export function RowsTreeView(props: RowsTreeViewProps) {
  const { tree, rows, canMove, canPlace, onMove, canTake, onTake } = props
  const [current, setCurrent] = useState<string>()
  const dragging = useDragging({ rows, tree, move: onMove, canPlace }, canMove)
  const { expand, collapse } = props.folding ?? tree
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: handles the keys of the rows in it
    <div className="eb-tree-page__tree" onKeyDown={(event) => pressKey(event, props)}>
      <Tree
        rows={rows}
        rowHeight={34}
        label={props.label}
        current={current}
        selected={props.selected}
        onCurrent={setCurrent}
        onSelect={props.onSelect}
        onExpand={(id) => expand(id)}
        onCollapse={collapse}
        canDrop={(id, event) => !!dragging.drop.canDrop?.(id, event) || !!canTake?.(id, event)}
        onDrop={(id, event) =>
          dragging.dragged === undefined ? onTake?.(id, event) : dragging.drop.onDrop?.(id, event)
        }
        renderRow={(row) => (
          <span className={classOf(row.node.id, dragging)} {...dragging.handlersOf(row.node.id)}>
            {props.renderName(row)}
          </span>
        )}
      />
    </div>
  )
}

function classOf(id: string, { place, dragged }: ReturnType<typeof useDragging>): string {
  const side = place?.id === id ? ` eb-node--${place.side}` : ''
  return `eb-node${side}${dragged === id ? ' eb-node--dragged' : ''}`
}

/** Alt with an arrow moves a row, Delete asks whether to delete it, F2 renames it. */
function pressKey(event: KeyboardEvent<HTMLElement>, props: RowsTreeViewProps): void {
  const { tree, rows, canMove, canPlace, onMove, onDelete, onRename } = props
  const { id } = (event.target as HTMLElement).dataset
  const row = id === undefined ? undefined : tree.find(id)
  if (id === undefined || !row) return
  if (event.key === 'Delete' && onDelete) onDelete(row)
  else if (event.key === 'F2' && onRename) onRename(id)
  else if (event.altKey && canMove && isMoveKey(event.key)) {
    const next = placeOfMove(rows, id, event.key)
    if (next && (canPlace?.(id, next) ?? true))
      void onMove({ key: id, version: Number(row.version), ...next }).then(
        () => next.parent && tree.expand(next.parent),
      )
  } else return
  event.preventDefault()
}
