import type { Row } from '@ebkit/core/services/rows'
import { today } from '@ebkit/rules/dates'
import { labelText } from '@ebkit/rules/fields'
import { usePlace } from '@ebkit/widgets/environment'
import { useMemo, useState } from 'react'
import { withPlace } from '../row/rowPlace'
import { withParameters } from '../rows/rowsAddress'
import type { DayViewProps } from './CalendarProps'
import type { CalendarView, InPlace } from './CalendarView'
import { cellParts } from './cellParts'
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
    today: today(),
    laneLabel: labelText(laneField.label, locale),
    label: `${labelText(page.title, locale)} ${usePeriodName(period)}`,
    describe: useDescribeRow(parts, laneField),
    onDay: (day) => onPeriod(periodOf(period.view, day)),
    onWeek: (day) => onPeriod(periodOf('week', day)),
    onOpen: (row: Row) => onQuery(withPlace(open.query, { id: String(row[resource.key]) }), true),
    onCreate: canCreate ? create : undefined,
  }
}

/** The number that a press edits in place, for users who may edit rows. */
function useInPlace({ page, resource, onSaved }: DayViewProps & Found): InPlace | undefined {
  const [key, setKey] = useState<string>()
  const field = resource.fields.find(({ name }) => name === page.inPlace)
  if (!field || !resource.rights.includes('edit')) return undefined
  return {
    ...{ field, key, onSaved },
    onBegin: (row) => setKey(String(row[resource.key])),
    onEnd: () => setKey(undefined),
  }
}
