import { labelText } from '@ebkit/rules/fields'
import { formatYuan } from '@ebkit/rules/products'
import { Button } from '@ebkit/ui/button'
import { usePlace, useStrings } from '@ebkit/widgets/environment'
import { type DragEvent, useState } from 'react'
import { RowsState } from '../rows/RowsState'
import { rowsStrings } from '../rows/strings'
import { type RowsOptions, useRows } from '../rows/useRows'
import { BoardCard } from './BoardCard'
import type { BoardView } from './BoardView'
import type { BoardColumn as Column } from './boardColumns'
import { boardStrings } from './strings'

export interface BoardColumnProps {
  view: BoardView
  column: Column
  /** The query for its cards. */
  question: RowsOptions
  isFolded: boolean
  onFold(isFolded: boolean): void
}

/** Number of cards read at once. */
const step = 30

/** The rows of one state, as cards. Folded, it only counts them. */
export function BoardColumn({ view, column, question, isFolded, onFold }: BoardColumnProps) {
  const { locale } = usePlace()
  const text = useStrings(boardStrings)
  const [most, setMost] = useState(step)
  const state = useRows({ ...question, most: isFolded ? 1 : most })
  const name = labelText(column.label, locale)
  const target = useDropColumn(view, column.value)
  return (
    <section
      className={`eb-board__column eb-board__column--${column.tone}${isFolded ? ' eb-board__column--folded' : ''}${target.className}`}
      aria-label={text('column', { name, count: state.total })}
      data-column={column.value}
      {...target.handlers}
    >
      <header>
        <button type="button" aria-expanded={!isFolded} onClick={() => onFold(!isFolded)}>
          {name}
        </button>
        <span className="eb-board__count">{state.total}</span>
        {!isFolded && <Sum view={view} state={state} />}
      </header>
      {!isFolded && (
        <RowsState state={state} outline={3}>
          <Cards view={view} state={state} />
          {state.rows && state.rows.length < state.total && (
            <Button kind="text" busy={state.isReading} onClick={() => setMost(most + step)}>
              {text('more', { count: state.total - state.rows.length })}
            </Button>
          )}
        </RowsState>
      )}
    </section>
  )
}

type State = ReturnType<typeof useRows>

function Cards({ view, state: { rows = [] } }: { view: BoardView; state: State }) {
  const text = useStrings(rowsStrings)
  const [current, setCurrent] = useState<string>()
  const keyOf = (row: (typeof rows)[number]) => String(row[view.resource.key])
  for (const row of rows) view.rows.set(keyOf(row), row)
  const known = rows.some((row) => keyOf(row) === current) ? current : rows[0] && keyOf(rows[0])
  if (!rows.length) return <p className="eb-board__empty">{text('empty')}</p>
  return (
    <ul className="eb-board__cards">
      {rows.map((row) => (
        <BoardCard
          key={keyOf(row)}
          view={view}
          row={row}
          isCurrent={keyOf(row) === known}
          onCurrent={() => setCurrent(keyOf(row))}
        />
      ))}
    </ul>
  )
}

/** The sum of the first amount on the cards, once all of them are loaded. */
function Sum({ view, state: { rows, total } }: { view: BoardView; state: State }) {
  const [amount] = view.parts.amounts
  if (!amount || !rows?.length || rows.length < total) return null
  const sum = rows.reduce((before, row) => before + Number(row[amount.name] ?? 0), 0)
  return <span className="eb-board__sum">{formatYuan(sum)}</span>
}

/** Makes a column a drop target for cards that an action can move there. */
function useDropColumn({ lifted, onLift, onDrop }: BoardView, value: string) {
  if (!lifted) return { className: '', handlers: {} }
  if (!lifted.moves.has(value)) return { className: ' eb-board__column--closed', handlers: {} }
  const isTarget = lifted.target === value
  return {
    className: isTarget ? ' eb-board__column--target' : '',
    handlers: {
      onDragOver(event: DragEvent) {
        event.preventDefault()
        if (!isTarget) onLift({ ...lifted, target: value })
      },
      onDrop(event: DragEvent) {
        event.preventDefault()
        onDrop({ ...lifted, target: value })
      },
    },
  }
}
