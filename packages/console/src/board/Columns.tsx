import { rowTitle } from '@ebkit/core/resource-definition'
import { labelText } from '@ebkit/rules/fields'
import { Button } from '@ebkit/ui/button'
import { Icon } from '@ebkit/ui/icon'
import { refreshCwIcon } from '@ebkit/ui/icons'
import { usePlace, useStrings } from '@ebkit/widgets/environment'
import { boardSides, drawerAdditions } from '../additions/additions'
import { RowDrawer } from '../row/RowDrawer'
import { placeOf } from '../row/rowPlace'
import { RowsFilters } from '../rows/RowsFilters'
import { withParameters } from '../rows/rowsAddress'
import { sheetDrawer } from '../rows/sheetDrawer'
import { BoardColumn } from './BoardColumn'
import type { BoardProps } from './BoardProps'
import type { BoardView } from './BoardView'
import { foldedColumns, withFolded } from './folding'
import { boardStrings } from './strings'
import { useBoard } from './useBoard'
import { useBoardKeys } from './useBoardKeys'

/** The columns of a board: filters, cards, the card that is being moved, the open row. */
export function Columns(props: BoardProps) {
  const { page, open, resource, onQuery } = props
  const board = useBoard(props)
  const { view, choice, parameters, acting } = board
  const Side = boardSides[open.route.path]
  const folded = foldedColumns(open.query, page.folded)
  const pressKey = useBoardKeys(view)
  return (
    <>
      <RowsFilters
        {...props}
        view={page}
        choice={choice}
        query={open.query}
        onChange={(values) => onQuery(withParameters(open.query, values))}
      />
      <div className="eb-board__body">
        {/* biome-ignore lint/a11y/noStaticElementInteractions: handles the keys of the cards in it */}
        <div className="eb-board" onKeyDown={pressKey}>
          {view.columns.map((column) => (
            <BoardColumn
              key={column.value}
              view={view}
              column={column}
              question={board.questionOf(column.value)}
              isFolded={folded.includes(column.value)}
              onFold={(isFolded) => onQuery(withFolded(open.query, page.folded, column.value, isFolded))}
            />
          ))}
        </div>
        {Side && (
          <Side
            {...{ resource, questionOf: board.questionOf, generation: board.generation }}
            every={page.refresh}
            carried={view.lifted?.row}
            putDown={() => view.onLift(undefined)}
            run={acting.runOn}
            ask={(action, rows) =>
              acting.actOnMany(
                action,
                rows.map((row) => String(row[resource.key])),
                rows,
              )
            }
          />
        )}
      </div>
      <Foot view={view} every={page.refresh} onRefresh={board.reload} />
      <RowDrawer
        {...props}
        resource={resource}
        drawer={sheetDrawer(page)}
        Below={drawerAdditions[open.route.path]}
        place={placeOf(open.query)}
        actions={page.rowActions}
        where={page.where}
        parameters={parameters}
        onPlace={onQuery}
        onChanged={board.reload}
      />
      {acting.questions}
    </>
  )
}

/** Which card is being moved, and where to; otherwise the keys. */
function Foot({ view, every, onRefresh }: { view: BoardView; every: number | undefined; onRefresh(): void }) {
  const { locale } = usePlace()
  const text = useStrings(boardStrings)
  const { lifted, resource, columns } = view
  const target = columns.find(({ value }) => value === lifted?.target)
  const carried = lifted && {
    name: rowTitle(resource, lifted.row),
    column: labelText(target?.label, locale),
  }
  return (
    <footer className="eb-board__foot">
      <span role="status">{carried && text('carried', carried)}</span>
      <span className="eb-board__keys">{text(lifted ? 'carryingKeys' : 'keys')}</span>
      <span>{every ? text('every', { seconds: every }) : ''}</span>
      <Button kind="icon" label={text('refresh')} onClick={onRefresh}>
        <Icon path={refreshCwIcon} />
      </Button>
    </footer>
  )
}
