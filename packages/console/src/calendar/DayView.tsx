import type { Row } from '@ebkit/core/services/rows'
import { usePlace, useStrings } from '@ebkit/widgets/environment'
import { useState } from 'react'
import { equals } from '../list/fixedCondition'
import { listActions } from '../list/listActions'
import { pageStrings } from '../pages/strings'
import { RowDrawer } from '../row/RowDrawer'
import { placeOf } from '../row/rowPlace'
import { type RowsActing, useActing } from '../row/useActing'
import { parametersOf } from '../rows/parametersOf'
import { RowsFilters } from '../rows/RowsFilters'
import { RowsState } from '../rows/RowsState'
import { conditionOfSingleFilters, joinConditions, readChoice, withParameters } from '../rows/rowsAddress'
import type { DayViewProps } from './CalendarProps'
import { DayList } from './DayList'
import { type DayRange, rowsIn } from './dayRange'
import { MonthGrid } from './MonthGrid'
import { RangeBar } from './RangeBar'
import { rangeActions } from './rangeActions'
import { calendarStrings } from './strings'
import { useCalendar } from './useCalendar'
import { useCalendarView } from './useCalendarView'
import { useSubject } from './useSubject'
import { WeekGrid } from './WeekGrid'

/** A month or a week of rows: filters, days, actions on the selected ones, the open row. */
export function DayView(props: DayViewProps) {
  const { page, open, resource, references, period, onQuery } = props
  const text = useStrings(calendarStrings)
  const [range, setRange] = useState<DayRange>()
  const parameters = parametersOf(open)
  const subject = resource.fields.find(({ name }) => name === page.subjectField)
  const given = readChoice(open.query, page, resource.fields)
  const { choice, isKnown } = useSubject(given, subject?.name, references[subject?.ref ?? ''])
  const found = useCalendar({ ...props, choice, parameters, isPaused: !isKnown })
  const { state, rows } = found
  const { reload } = state
  const { actOnMany, questions } = useActing({
    ...{ ...props, parameters },
    actions: page.rowActions,
    onChanged: reload,
  })
  const view = useCalendarView({ ...props, ...found, range, onRange: setRange, onSaved: reload })
  return (
    <>
      <RowsFilters
        {...props}
        view={page}
        choice={choice}
        query={open.query}
        onChange={(values) => onQuery(withParameters(open.query, values))}
      />
      <RowsState state={state} outline={8}>
        {rows.length < state.total && (
          <p className="eb-period__note">{text('incomplete', { count: rows.length })}</p>
        )}
        {!rows.length && !state.isReading && (
          <p className="eb-period__note" role="status">
            {text('empty')}
          </p>
        )}
        <div className="eb-days-scroll" aria-busy={state.isReading}>
          {period.view === 'week' ? <WeekGrid {...view} /> : <MonthGrid {...view} />}
          <DayList {...view} />
        </div>
        <SelectedDays {...{ ...props, range, rows }} onAct={actOnMany} onClear={() => setRange(undefined)} />
      </RowsState>
      <OpenRow
        {...props}
        parameters={parameters}
        start={conditionOfSingleFilters(choice)}
        keys={rows.map((row) => String(row[resource.key]))}
        onChanged={reload}
      />
      {questions}
    </>
  )
}

interface OpenRowProps extends DayViewProps {
  parameters: Readonly<Record<string, string>>
  /** Initial values of a new row, besides its day. */
  start: string
  /** Keys of the shown rows, through which J and K step. */
  keys: readonly string[]
  onChanged(): void
}

/** The row in the address; a new one gets the day on which it was begun. */
function OpenRow({ start, ...props }: OpenRowProps) {
  const { page, open, laneField, parameters, onQuery } = props
  const { day, lane } = parameters
  const where = joinConditions(
    page.where,
    start,
    day && equals(page.dateField, day),
    lane && equals(laneField.name, lane),
  )
  const onPlace = (query: string, isNew?: boolean) =>
    onQuery(withParameters(query, { day: undefined, lane: undefined }), isNew)
  return (
    <RowDrawer
      {...{ ...props, where, onPlace }}
      drawer={{ ...(page.sections && { sections: page.sections }) }}
      place={placeOf(open.query)}
      keys={props.keys}
      actions={page.rowActions}
    />
  )
}

interface SelectedDaysProps extends DayViewProps {
  range: DayRange | undefined
  rows: readonly Row[]
  onAct: RowsActing['actOnMany']
  onClear(): void
}

function SelectedDays({ page, resource, laneField, range, rows, onAct, onClear }: SelectedDaysProps) {
  const { locale } = usePlace()
  const text = useStrings(pageStrings)
  const places = { dateField: page.dateField, laneField: laneField.name }
  const selected = range ? rowsIn(rows, range, places) : []
  const names = [...new Set([...(page.bulkActions ?? []), ...(page.rowActions ?? [])])]
  const offered = listActions(names, resource, { text, locale })
  const rowsOf = (keys: readonly string[]) =>
    selected.filter((row) => keys.includes(String(row[resource.key])))
  return (
    <RangeBar
      range={range}
      count={selected.length}
      actions={range ? rangeActions(offered, resource, selected, { ...places, range }) : []}
      onAct={({ action, keys, values }) => onAct(action.name, keys, rowsOf(keys), values)}
      onClear={onClear}
    />
  )
}
