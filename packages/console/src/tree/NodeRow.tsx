import type { Row } from '@ebkit/core/services/rows'
import type { TreeRow } from '@ebkit/core/tree'
import { type Field, labelText } from '@ebkit/rules/fields'
import { Button } from '@ebkit/ui/button'
import { Icon } from '@ebkit/ui/icon'
import { eyeOffIcon, folderIcon, folderOpenIcon, plusIcon } from '@ebkit/ui/icons'
import { RowValue } from '@ebkit/widgets/data-list'
import { usePlace, useStrings } from '@ebkit/widgets/environment'
import type { RowTreePaneProps } from './RowTreePaneProps'
import { treeStrings } from './strings'
import type { RowNode } from './treeNodes'
import type { useDragging } from './useDragging'

export interface NodeRowProps extends RowTreePaneProps {
  node: TreeRow<RowNode>
  dragging: ReturnType<typeof useDragging>
}

/** A row of the tree: its picture, name and count; on the open one, a button for a new row below it. */
export function NodeRow({ node, dragging, page, resource, place, show }: NodeRowProps) {
  const text = useStrings(treeStrings)
  const { id, name, row } = node.node
  const columns = page.columns.flatMap(
    (column) => resource.fields.find((field) => field.name === column) ?? [],
  )
  const picture = columns.find(({ type }) => type === 'image')
  const count = columns.find(({ type, readOnly }) => type === 'int' && readOnly)
  const canAdd = page.rowActions?.includes('create') && resource.rights.includes('add')
  const hidden = node.node.hidden ? ' eb-node--hidden' : ''
  const side = dragging.place?.id === id ? ` eb-node--${dragging.place.side}` : ''
  return (
    <span
      className={`eb-node${side}${hidden}${dragging.dragged === id ? ' eb-node--dragged' : ''}`}
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
      {node.node.hidden && <HiddenMark by={node.node.hidden} />}
      {count && row[count.name] != null && <NodeCount {...{ id, name, page, resource, count, row, show }} />}
      {canAdd && place.id === id && (
        <Button kind="icon" label={text('addBelow', { name })} onClick={() => show({ mode: 'add' }, id)}>
          <Icon path={plusIcon} />
        </Button>
      )}
    </span>
  )
}

/** Says that guests do not see a row, and whether the row itself or one above it is hidden. */
function HiddenMark({ by }: { by: 'own' | 'above' }) {
  const text = useStrings(treeStrings)
  const label = text(by === 'own' ? 'hidden' : 'hiddenAbove')
  return (
    <span className="eb-node__hidden" role="img" aria-label={label} title={label}>
      <Icon path={eyeOffIcon} />
    </span>
  )
}

interface NodeCountProps extends Pick<RowTreePaneProps, 'page' | 'resource' | 'show'> {
  id: string
  name: string
  row: Row
  count: Field
}

/** The number of a row; pressing it opens the chooser for what is counted. */
function NodeCount({ id, name, page, resource, count, row, show }: NodeCountProps) {
  const { locale } = usePlace()
  const number = String(row[count.name])
  const { chooser } = page
  const canChoose = chooser?.column === count.name && resource.rights.includes('edit')
  if (!canChoose) return <span className="eb-node__count">{number}</span>
  const label = `${name}：${labelText(count.label, locale)} ${number}`
  return (
    <button
      type="button"
      className="eb-node__count eb-node__count--pressable"
      aria-label={label}
      onClick={(event) => {
        event.stopPropagation()
        show({ id, field: chooser.field })
      }}
    >
      {number}
    </button>
  )
}
