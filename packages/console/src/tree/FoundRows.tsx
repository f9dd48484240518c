import { rowTitle } from '@ebkit/core/resource-definition'
import { useStrings } from '@ebkit/widgets/environment'
import { fixedCondition } from '../list/fixedCondition'
import { labelOf } from '../rows/labelOf'
import { RowsState } from '../rows/RowsState'
import { rowsStrings } from '../rows/strings'
import { useRows } from '../rows/useRows'
import type { RowTreePaneProps } from './RowTreePaneProps'

/** Maximum number of rows shown for a search. */
const most = 50

/** The rows that match a search, from all branches. */
export function FoundRows(props: RowTreePaneProps & { search: string; onChoose(id: string): void }) {
  const { page, resource, parent, parameters, search, onChoose } = props
  const text = useStrings(rowsStrings)
  const filter = fixedCondition(page.where, parameters)
  const state = useRows({ resource: resource.resource, filter, search, most })
  return (
    <RowsState state={state} outline={6}>
      <ul className="eb-tree-page__found">
        {state.rows?.map((row) => {
          const id = String(row[resource.key])
          return (
            <li key={id}>
              <button type="button" onClick={() => onChoose(id)}>
                {rowTitle(resource, row)}
                <small>{String(labelOf(row, parent) ?? '')}</small>
              </button>
            </li>
          )
        })}
      </ul>
      {state.rows?.length === 0 && !state.isReading && (
        <p className="eb-tree-page__note" role="status">
          {text('emptyFiltered')}
        </p>
      )}
    </RowsState>
  )
}
