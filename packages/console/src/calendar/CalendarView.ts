import type { PageResource } from '@ebkit/core/services/consolePages'
import type { Row } from '@ebkit/core/services/rows'
import type { Field } from '@ebkit/rules/fields'
import type { CellParts } from './cellParts'
import type { DayRange } from './dayRange'
import type { Lane } from './lanes'
import type { Period } from './period'
import type { DayPlace } from './useDayGrid'

/** What a month and a week draw. */
export interface CalendarView {
  period: Period
  today: string
  resource: PageResource
  /** Rows by their day. */
  days: ReadonlyMap<string, readonly Row[]>
  lanes: readonly Lane[]
  laneField: Field
  laneLabel: string
  parts: CellParts
  /** Accessible name: the title of the page, and the month or week. */
  label: string
  range: DayRange | undefined
  onRange(range: DayRange | undefined): void
  /** Shows the period with a day. */
  onDay(day: string): void
  onWeek(day: string): void
  onOpen(row: Row): void
  onCreate?: ((place: DayPlace) => void) | undefined
  /** A row in words. */
  describe(row: Row): string
}
