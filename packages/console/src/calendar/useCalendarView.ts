import type { Row } from '@ebkit/core/services/rows'
import { storeDay } from '@ebkit/rules/dates'
import { labelText } from '@ebkit/rules/fields'
import { usePlace } from '@ebkit/widgets/environment'
import { useEffect, useMemo, useRef, useState } from 'react'
import { withPlace } from '../row/rowPlace'
import { withParameters } from '../rows/rowsAddress'
import type { DayViewProps } from './CalendarProps'
import type { CalendarView, InPlace } from './CalendarView'
import { cellParts } from './cellParts'
import { beginRow, endRow, markRow, noneEdited } from './editedRows'
import { usePeriodName } from './PeriodHead'
import { periodOf } from './period'
import type { DayPlace } from './useDayGrid'
import { useDescribeRow } from './useDescribeRow'

type Found = Pick<CalendarView, 'days' | 'lanes' | 'range' | 'onRange'> & { onSaved(): void }

/** What the views of a month and a week draw, and what a press does. */
export function useCalendarView(props: DayViewProps & Found): CalendarView {
  const { page, open, resource, laneField, period, days, lanes, range, onRange, onPeriod, onQuery } = props
  const { locale } = usePlace()
  const parts = useMemo(() => cellParts(page.cell, resource), [page, resource])
  const canCreate = (page.toolbar ?? []).includes('create') && resource.rights.includes('add')
  const create = ({ day, lane }: DayPlace) =>
    onQuery(withParameters(withPlace(open.query, { mode: 'add' }), { day, lane }), true)
  return {
    inPlace: useInPlace(props),
    ...{ period, resource, days, lanes, laneField, parts, range, onRange },
    today: storeDay(),
    laneLabel: labelText(laneField.label, locale),
    label: `${labelText(page.title, locale)} ${usePeriodName(period)}`,
    describe: useDescribeRow(parts, laneField),
    onDay: (day) => onPeriod(periodOf(period.view, day)),
    onWeek: (day) => onPeriod(periodOf('week', day)),
    onOpen: (row: Row) => onQuery(withPlace(open.query, { id: String(row[resource.key]) }), true),
    onCreate: canCreate ? create : undefined,
  }
}

/** The numbers that presses edit in place, for users who may edit rows. */
function useInPlace({ page, resource, onSaved, onDirty }: DayViewProps & Found): InPlace | undefined {
  const [edited, setEdited] = useState(noneEdited)
  const isDirty = edited.changed.length > 0
  const wasDirty = useRef(false)
  useEffect(() => {
    // the page's form reports its own changes: without any here, nothing is said
    if (wasDirty.current !== isDirty) onDirty(isDirty)
    wasDirty.current = isDirty
  })
  const field = resource.fields.find(({ name }) => name === page.inPlace)
  const keyOf = (row: Row) => String(row[resource.key])
  if (!field || !resource.rights.includes('edit')) return undefined
  return {
    ...{ field, keys: edited.open, onSaved },
    onBegin: (row) => setEdited((now) => beginRow(now, keyOf(row))),
    onEnd: (row) => setEdited((now) => endRow(now, keyOf(row))),
    onDirty: (row, isChanged) => setEdited((now) => markRow(now, keyOf(row), isChanged)),
  }
}
