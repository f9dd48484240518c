import type { Row } from '@ebkit/core/services/rows'
import { storeDay } from '@ebkit/rules/dates'
import { usePlace, useStrings } from '@ebkit/widgets/environment'
import { useCallback, useMemo, useRef, useState } from 'react'
import { equals, fixedCondition } from '../list/fixedCondition'
import { listActions } from '../list/listActions'
import { orderOf } from '../list/orderOf'
import { pageStrings } from '../pages/strings'
import { withPlace } from '../row/rowPlace'
import { useActing } from '../row/useActing'
import { parametersOf } from '../rows/parametersOf'
import { conditionOfChoice, joinConditions, type RowsChoice, readChoice } from '../rows/rowsAddress'
import type { RowsOptions } from '../rows/useRows'
import type { BoardProps } from './BoardProps'
import type { BoardView, Lifted } from './BoardView'
import { columnsOf, movesOf } from './boardColumns'
import { cardParts } from './cardParts'

/** The rows of a board, and the actions on them. */
export function useBoard(props: BoardProps) {
  const { page, open, resource, groupBy, onQuery } = props
  const { locale } = usePlace()
  const text = useStrings(pageStrings)
  const [generation, setGeneration] = useState(0)
  const [lifted, setLifted] = useState<Lifted>()
  const [focused, setFocused] = useState<string>()
  const reload = () => setGeneration((before) => before + 1)
  const parameters = parametersOf(open)
  const choice = openingChoice(readChoice(open.query, page, resource.fields), page, parameters)
  const acting = useActing({ ...props, actions: page.rowActions, parameters, onChanged: reload })
  const names = (page.rowActions ?? []).filter((one) => typeof one === 'string')
  const columns = useMemo(() => columnsOf(groupBy), [groupBy])
  const rows = useRef(new Map<string, Row>()).current
  const parts = useMemo(() => cardParts(page.card, resource), [page, resource])

  const act = (name: string, row: Row) => {
    // In another column the card is a new element.
    setFocused(String(row[resource.key]))
    acting.act(name, row)
  }
  const view: BoardView = {
    ...{ resource, columns, parts, rows, lifted, focused },
    groupBy: groupBy.name,
    actions: listActions(page.rowActions ?? [], resource, { text, locale }),
    movesOf: (row) => movesOf(resource, row, names),
    onFocused: useCallback(() => setFocused(undefined), []),
    onLift: setLifted,
    onDrop({ row, moves, target }) {
      setLifted(undefined)
      const name = moves.get(target)
      if (name) act(name, row)
    },
    onOpen: (row) => onQuery(withPlace(open.query, { id: String(row[resource.key]) }), true),
    onAct: act,
  }
  const questionOf = (column: string): RowsOptions => ({
    resource: resource.resource,
    filter: joinConditions(
      fixedCondition(page.where, parameters),
      conditionOfChoice(choice, page.dateRange),
      equals(groupBy.name, column),
    ),
    search: choice.search || undefined,
    ...{ sort: orderOf({ ...page, sort: page.order ?? page.sort }), every: page.refresh, generation },
  })
  return { view, choice, parameters, questionOf, generation, reload, acting }
}

/** A board that opens with today shows other days once the user asks for them, or for a row by its name. */
function openingChoice(
  choice: RowsChoice,
  { range }: BoardProps['page'],
  { from, until }: Readonly<Record<string, string>>,
): RowsChoice {
  if (range !== 'TODAY' || from || until || choice.search) return choice
  return { ...choice, from: storeDay(), until: storeDay() }
}
