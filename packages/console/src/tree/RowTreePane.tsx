import type { Row } from '@ebkit/core/services/rows'
import type { TreeRow } from '@ebkit/core/tree'
import { SearchField } from '@ebkit/ui/search-field'
import { Tree } from '@ebkit/ui/tree'
import { useStrings } from '@ebkit/widgets/environment'
import { type KeyboardEvent, useState } from 'react'
import { RowsState } from '../rows/RowsState'
import { rowsStrings } from '../rows/strings'
import { FoundRows } from './FoundRows'
import { NodeRow } from './NodeRow'
import type { RowTreePaneProps } from './RowTreePaneProps'
import { treeStrings } from './strings'
import { isMoveKey, placeOfMove, type RowNode } from './treeNodes'
import { useDragging } from './useDragging'

/** The tree, with a search above and its keys below. */
export function RowTreePane(props: RowTreePaneProps) {
  const { page, resource, tree, state, rows, place, moveError, show } = props
  const text = useStrings(treeStrings)
  const rowsText = useStrings(rowsStrings)
  const [search, setSearch] = useState('')
  const [current, setCurrent] = useState<string>()
  const canMove = !!resource.order && resource.rights.includes('edit')
  const dragging = useDragging(props, canMove)
  const known = { rows: state.children.size ? rows : undefined, error: state.error, reload: tree.start }
  return (
    <aside className="eb-tree-page__pane" aria-busy={state.isReading}>
      {!!page.search?.length && (
        <SearchField
          value={search}
          onChange={setSearch}
          label={text('search')}
          placeholder={text('search')}
          clearLabel={rowsText('clearSearch')}
        />
      )}
      {search.trim() ? (
        <FoundRows
          {...props}
          search={search.trim()}
          onChoose={(id) => {
            setSearch('')
            show({ id })
          }}
        />
      ) : (
        <RowsState state={known} outline={10}>
          {/* biome-ignore lint/a11y/noStaticElementInteractions: handles the keys of the rows in it */}
          <div className="eb-tree-page__tree" onKeyDown={(event) => pressKey(event, props, canMove)}>
            <Tree
              rows={rows}
              rowHeight={34}
              label={text('tree')}
              current={current}
              selected={place.id}
              onCurrent={setCurrent}
              onSelect={(id) => show({ id })}
              onExpand={(id) => void tree.expand(id)}
              onCollapse={tree.collapse}
              renderRow={(row) => <NodeRow {...props} node={row} dragging={dragging} />}
              {...dragging.drop}
            />
          </div>
          {!rows.length && <p className="eb-tree-page__note">{rowsText('empty')}</p>}
          {state.isCut && <p className="eb-tree-page__note">{text('cut')}</p>}
        </RowsState>
      )}
      <footer className="eb-tree-page__keys">
        {moveError ? <span role="alert">{moveError}</span> : text(canMove ? 'keysOfMoving' : 'keys')}
      </footer>
    </aside>
  )
}

type Pressed = Pick<RowTreePaneProps, 'rows' | 'page' | 'resource' | 'tree' | 'act' | 'move'>

/** Alt with an arrow moves a row; Delete asks whether to delete it. */
function pressKey(event: KeyboardEvent<HTMLElement>, props: Pressed, canMove: boolean): void {
  const { rows, page, resource, tree, act } = props
  const { id } = (event.target as HTMLElement).dataset
  const row: Row | undefined = id === undefined ? undefined : tree.find(id)
  if (id === undefined || !row) return
  if (event.key === 'Delete' && page.rowActions?.includes('delete') && resource.rights.includes('delete'))
    act('delete', row)
  else if (event.altKey && canMove && isMoveKey(event.key))
    moveByKey(props, rows, { id, row, key: event.key })
  else return
  event.preventDefault()
}

interface Moved {
  id: string
  row: Row
  key: Parameters<typeof placeOfMove>[2]
}

function moveByKey(
  { move, tree }: Pressed,
  rows: readonly TreeRow<RowNode>[],
  { id, row, key }: Moved,
): void {
  const next = placeOfMove(rows, id, key)
  if (!next) return
  void move({ key: id, version: Number(row.version), ...next }).then(() => {
    if (next.parent) void tree.expand(next.parent)
  })
}
