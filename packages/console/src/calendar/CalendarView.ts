import type { PageResource } from '@ebkit/core/services/consolePages'
import type { Row } from '@ebkit/core/services/rows'
import type { Field } from '@ebkit/rules/fields'
import type { CellParts } from './cellParts'
import type { DayRange } from './dayRange'
import type { Lane } from './lanes'
import type { Period } from './period'
import type { DayPlace } from './useDayGrid'

/** A number of one row that is edited in place. */
export interface InPlace {
  readonly field: Field
  /** Keys of the rows whose number is being edited. */
  readonly keys: readonly string[]
  onBegin(row: Row): void
  onEnd(row: Row): void
  /** The field of a row holds a change, or no longer does. */
  onDirty(row: Row, isDirty: boolean): void
  onSaved(): void
}

/** What the views of a month and a week draw. */
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
  /** Shows the period that contains a day. */
  onDay(day: string): void
  onWeek(day: string): void
  onOpen(row: Row): void
  /** The number that a press edits in place. Default: a press opens the row. */
  inPlace?: InPlace | undefined
  onCreate?: ((place: DayPlace) => void) | undefined
  /** A row in words. */
  describe(row: Row): string
}
