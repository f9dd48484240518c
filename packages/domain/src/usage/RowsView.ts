import type { ListView } from '../pages/ListView'
import type { Metric } from '../pages/Metric'

/** A place on a page where rows of one resource are listed or counted. */
export interface RowsView extends Partial<Omit<ListView, 'toolbar' | 'rowActions' | 'bulkActions'>> {
  readonly resource: string
  readonly where?: string
  readonly via?: string
  /** Its days: of calendars, reports and panels. */
  readonly time?: string
  /** What its rows are put into columns or lanes by. */
  readonly lanes?: readonly string[]
  readonly metrics?: readonly Metric[]
  readonly dimensions?: readonly string[]
}
