import { storeDay } from '@ebkit/rules/dates'
import { labelText } from '@ebkit/rules/fields'
import { useStyles } from '@ebkit/ui/styles'
import type { DataListHandle } from '@ebkit/widgets/data-list'
import { usePlace, useStrings } from '@ebkit/widgets/environment'
import { useRef } from 'react'
import { ListToolbar } from '../list/ListToolbar'
import { PageHead } from '../pages/PageHead'
import type { PageProps } from '../pages/PageProps'
import { RowsAsList } from '../rows/RowsAsList'
import { withParameters } from '../rows/rowsAddress'
import { rowsStrings } from '../rows/strings'
import { ViewSwitch } from '../rows/ViewSwitch'
import css from './CalendarPage.css'
import type { CalendarProps } from './CalendarProps'
import { DayView } from './DayView'
import { PeriodHead } from './PeriodHead'
import { type Period, periodOf, periodParameters, readPeriod } from './period'
import { calendarStrings } from './strings'

/** Rows on the days of a month or a week. The period is in the address. */
export function CalendarPage(props: PageProps<'calendar'>) {
  const { page, resources } = props
  const resource = resources[page.resource]
  const laneField = resource?.fields.find(({ name }) => name === page.laneField)
  return resource && laneField ? <Calendar {...props} resource={resource} laneField={laneField} /> : null
}

function Calendar(props: CalendarProps) {
  const { page, open, resource, onQuery } = props
  const root = useStyles<HTMLElement>(css)
  const { locale } = usePlace()
  const list = useRef<DataListHandle>(null)
  const isList = new URLSearchParams(open.query).get('view') === 'list'
  const period = readPeriod(open.query, storeDay())
  const show = (next: Period) =>
    onQuery(withParameters(open.query, { ...periodParameters(next), view: undefined }))
  return (
    <section ref={root} className="eb-page__sheet">
      <PageHead
        title={labelText(page.title, locale)}
        path={open.path}
        facts={
          <>
            <Views {...props} isList={isList} period={period} onPeriod={show} />
            {!isList && <PeriodHead period={period} today={storeDay()} onPeriod={show} />}
          </>
        }
      >
        <ListToolbar {...props} resource={resource} />
      </PageHead>
      {isList ? (
        <RowsAsList {...props} fields={[page.laneField, page.dateField, ...page.cell]} handle={list} />
      ) : (
        <DayView {...props} period={period} onPeriod={show} />
      )}
    </section>
  )
}

interface ViewsProps extends CalendarProps {
  isList: boolean
  period: Period
  onPeriod(period: Period): void
}

function Views({ open, isList, period, onPeriod, onQuery }: ViewsProps) {
  const text = useStrings(calendarStrings)
  const rowsText = useStrings(rowsStrings)
  const views = [
    { value: 'month', label: text('month') },
    { value: 'week', label: text('week') },
    { value: 'list', label: rowsText('list') },
  ] as const
  return (
    <ViewSwitch
      views={views}
      value={isList ? 'list' : period.view}
      label={rowsText('view')}
      onChange={(view) => {
        if (view === 'list') onQuery(withParameters(open.query, { view }))
        else onPeriod(periodOf(view, period.weeks.flat().find((day) => day === storeDay()) ?? period.start))
      }}
    />
  )
}
