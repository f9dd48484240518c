import { Button } from '@ebkit/ui/button'
import { Icon } from '@ebkit/ui/icon'
import { plusIcon } from '@ebkit/ui/icons'
import { SearchField } from '@ebkit/ui/search-field'
import { useStrings } from '@ebkit/widgets/environment'
import { useMemo, useState } from 'react'
import { RowsState } from '../../rows/RowsState'
import { rowsStrings } from '../../rows/strings'
import { visibleRows } from '../../tree/treeNodes'
import { RowsTreeView } from '../rows-tree/RowsTreeView'
import { childrenOf } from '../rows-tree/rowsTree'
import type { EditTabProps } from './EditTabProps'
import { MenuNodeName } from './MenuNodeName'
import { findNodes, hasCode, menuTree } from './menuNodes'
import { menuConfigStrings } from './strings'

/** The whole tree, with a search above it that keeps the ancestors of a match. */
export function MenuTreePane(props: EditTabProps & { onRemove(id: string): void }) {
  const { tree, state, resource, place, moveError, move, canPlace, show, onRemove } = props
  const text = useStrings(menuConfigStrings)
  const rowsText = useStrings(rowsStrings)
  const found = useFound(props)
  const { search, setSearch, isWithoutCode, setWithoutCode, isFiltered, rows, folding } = found
  const canEdit = resource.rights.includes('edit')
  const without = state.rows?.filter((row) => !hasCode(row)).length ?? 0
  return (
    <aside className="eb-tree-page__pane" aria-busy={state.isReading}>
      <SearchField
        value={search}
        onChange={setSearch}
        label={text('search')}
        placeholder={text('search')}
        clearLabel={rowsText('clearSearch')}
      />
      <div className="eb-menu-config__tools">
        <button
          type="button"
          className="eb-menu-config__filter"
          aria-pressed={isWithoutCode}
          onClick={() => setWithoutCode(!isWithoutCode)}
        >
          {text('withoutCode', { count: without })}
        </button>
        <span role="status">{isFiltered && text('found', { count: found.count })}</span>
        {resource.rights.includes('add') && (
          <Button kind="text" onClick={() => show({ menuId: undefined, add: 'below' })}>
            <Icon path={plusIcon} />
            {text('addRoot')}
          </Button>
        )}
      </div>
      <RowsState state={{ ...state, reload: () => void tree.load() }} outline={12}>
        <RowsTreeView
          tree={tree}
          rows={rows}
          selected={place.menuId}
          label={text('tree')}
          canMove={canEdit && !isFiltered}
          canPlace={canPlace}
          onSelect={(menuId) => show({ menuId })}
          onMove={move}
          {...(resource.rights.includes('delete') && {
            onDelete: (row) => row.locked !== true && onRemove(String(row.menuId)),
          })}
          folding={folding}
          renderName={({ node }) => <MenuNodeName row={node.row} search={search} />}
        />
        {!rows.length && <p className="eb-tree-page__note">{text('notFound')}</p>}
      </RowsState>
      <footer className="eb-tree-page__keys">
        {moveError ? <span role="alert">{moveError}</span> : canEdit && text('keys')}
      </footer>
    </aside>
  )
}

/** The part of the tree that the search shows. What was expanded before is restored when the search is cleared. */
function useFound({ state, resource }: EditTabProps) {
  const [search, setSearch] = useState('')
  const [isWithoutCode, setWithoutCode] = useState(false)
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set())
  const isFiltered = search.trim() !== '' || isWithoutCode
  const { rows: all = [], expanded } = state
  const found = useMemo(
    () =>
      isFiltered ? findNodes(all, search, isWithoutCode ? (row) => !hasCode(row) : undefined) : undefined,
    [all, search, isWithoutCode, isFiltered],
  )
  const rows = useMemo(() => {
    const shown = found?.rows ?? all
    const open = found && new Set(shown.map(({ menuId }) => String(menuId)).filter((id) => !folded.has(id)))
    return visibleRows({ children: childrenOf(shown, menuTree), expanded: open ?? expanded }, resource)
  }, [all, found, folded, expanded, resource])
  const fold = (id: string, isFolded: boolean) => {
    const next = new Set(folded)
    if (isFolded) next.add(id)
    else next.delete(id)
    setFolded(next)
  }
  return {
    ...{ search, isWithoutCode, isFiltered, rows },
    count: found?.matches.size ?? 0,
    folding: isFiltered
      ? { expand: (id: string) => fold(id, false), collapse: (id: string) => fold(id, true) }
      : undefined,
    setSearch(next: string) {
      setSearch(next)
      setFolded(new Set())
    },
    setWithoutCode,
  }
}
