import type { TreeRow } from '@ebkit/core/tree'
import { Button } from '@ebkit/ui/button'
import { Icon } from '@ebkit/ui/icon'
import { folderIcon, folderOpenIcon, plusIcon } from '@ebkit/ui/icons'
import { RowValue } from '@ebkit/widgets/data-list'
import { useStrings } from '@ebkit/widgets/environment'
import type { RowTreePaneProps } from './RowTreePaneProps'
import { treeStrings } from './strings'
import type { RowNode } from './treeNodes'
import type { useDragging } from './useDragging'

export interface NodeRowProps extends RowTreePaneProps {
  node: TreeRow<RowNode>
  dragging: ReturnType<typeof useDragging>
}

/** A row of the tree: its picture, name and count; of the open one, the way to a new row below it. */
export function NodeRow({ node, dragging, page, resource, place, show }: NodeRowProps) {
  const text = useStrings(treeStrings)
  const { id, name, row } = node.node
  const columns = page.columns.flatMap(
    (column) => resource.fields.find((field) => field.name === column) ?? [],
  )
  const picture = columns.find(({ type }) => type === 'image')
  const count = columns.find(({ type, readOnly }) => type === 'int' && readOnly)
  const canAdd = page.rowActions?.includes('create') && resource.rights.includes('add')
  const side = dragging.place?.id === id ? ` eb-node--${dragging.place.side}` : ''
  return (
    <span
      className={`eb-node${side}${dragging.dragged === id ? ' eb-node--dragged' : ''}`}
      {...dragging.handlersOf(id)}
    >
      {picture && row[picture.name] ? (
        <span className="eb-node__picture">
          <RowValue row={row} field={picture} />
        </span>
      ) : (
        <Icon path={node.isExpanded ? folderOpenIcon : folderIcon} />
      )}
      <span className="eb-node__name" title={name}>
        {name}
      </span>
      {count && row[count.name] != null && <span className="eb-node__count">{String(row[count.name])}</span>}
      {canAdd && place.id === id && (
        <Button kind="icon" label={text('addBelow', { name })} onClick={() => show({ mode: 'add' }, id)}>
          <Icon path={plusIcon} />
        </Button>
      )}
    </span>
  )
}
