import type { PageResource } from '@ebkit/core/services/consolePages'
import type { Field } from '@ebkit/rules/fields'
import type { PageProps } from '../pages/PageProps'
import type { Period } from './period'

/** Props of the parts of a calendar. */
export interface CalendarProps extends PageProps<'calendar'> {
  resource: PageResource
  laneField: Field
}

export interface DayViewProps extends CalendarProps {
  period: Period
  onPeriod(period: Period): void
}
