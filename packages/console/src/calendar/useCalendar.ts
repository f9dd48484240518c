import { readRows } from '@ebkit/core/form'
import type { ConsolePage, PageResource } from '@ebkit/core/services/consolePages'
import type { Page } from '@ebkit/domain'
import type { Field } from '@ebkit/rules/fields'
import { useEnvironment } from '@ebkit/widgets/environment'
import { useEffect, useMemo, useState } from 'react'
import { fixedCondition } from '../list/fixedCondition'
import { conditionOfChoice, joinConditions, type RowsChoice } from '../rows/rowsAddress'
import { useRows } from '../rows/useRows'
import { type Lane, lanesOf, rowsByDay } from './lanes'
import { firstDayOf, lastDayOf, type Period } from './period'

export interface CalendarOptions {
  page: Extract<Page, { kind: 'calendar' }>
  resource: PageResource
  references: ConsolePage['references']
  laneField: Field
  period: Period
  choice: RowsChoice
  parameters: Readonly<Record<string, string>>
  /** Reads nothing yet: the query is not known. */
  isPaused: boolean
}

/** The rows of a period, by day, and their lanes. */
export function useCalendar(options: CalendarOptions) {
  const { page, resource, references, laneField, period, choice, parameters } = options
  const { dateField, sort } = page
  const { locale } = useEnvironment()
  const state = useRows({
    resource: resource.resource,
    filter: joinConditions(
      fixedCondition(page.where, parameters),
      conditionOfChoice(choice, page.dateRange),
      `${dateField}>=${firstDayOf(period)}`,
      `${dateField}<=${lastDayOf(period)}`,
    ),
    search: choice.search || undefined,
    sort: sort ?? `${dateField} asc`,
    isPaused: options.isPaused,
  })
  const offered = useOfferedLanes(laneField, references)
  const { rows = [] } = state
  return useMemo(() => {
    const own = lanesOf(rows, laneField, locale)
    const lanes = [...offered, ...own.filter(({ id }) => !offered.some((lane) => lane.id === id))]
    return { state, rows, lanes, days: rowsByDay(rows, dateField, laneField.name, lanes) }
  }, [state, rows, offered, laneField, dateField, locale])
}

const none: readonly Lane[] = []

/** Lanes that are shown even without rows: the rows that the lane's field refers to. */
function useOfferedLanes({ ref = '' }: Field, references: ConsolePage['references']): readonly Lane[] {
  const { http } = useEnvironment()
  const [lanes, setLanes] = useState(none)
  const reference = references[ref]
  useEffect(() => {
    if (!reference) return
    const { resource, display, key: keyName } = reference
    const stop = new AbortController()
    readRows(http, { resource, display, keyName }, { signal: stop.signal }).then(
      ({ options }) => setLanes(options.map(({ value, label }) => ({ id: String(value), name: label.zh }))),
      // Lanes that have rows are shown anyway.
      () => setLanes(none),
    )
    return () => stop.abort()
  }, [http, reference])
  return lanes
}
