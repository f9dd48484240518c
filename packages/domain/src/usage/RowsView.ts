import type { ListView } from '../pages/ListView'
import type { Metric } from '../pages/Metric'

/** A part of a page that lists or counts rows of one resource. */
export interface RowsView
  extends Partial<Omit<ListView, 'totals' | 'toolbar' | 'rowActions' | 'bulkActions'>> {
  readonly resource: string
  readonly where?: string
  readonly via?: string
  /** The field with its days, for calendars, reports and panels. */
  readonly time?: string
  /** The field of its columns or lanes. */
  readonly lanes?: readonly string[]
  readonly metrics?: readonly Metric[]
  readonly dimensions?: readonly string[]
}
