import type { ConsolePage, PageResource } from '@ebkit/core/services/consolePages'
import type { LabelPrinting, RelatedList, Section } from '@ebkit/domain'

interface JobOf<Kind extends string> {
  readonly kind: Kind
  /** Head of the sheets, and the name that the printer shows. */
  readonly title: string
  readonly resource: PageResource
}

/** Rows to be printed, each on sheets of its own. */
export interface RowsJob extends JobOf<'rows'> {
  readonly keys: readonly string[]
  /** Default: all fields. */
  readonly sections?: readonly Section[] | undefined
  /** Rows that refer to them. */
  readonly related?: readonly RelatedList[] | undefined
  readonly resources: ConsolePage['resources']
}

/** A list to be printed as a table: all rows that match its filters, not only the shown page. */
export interface ListJob extends JobOf<'list'> {
  readonly columns: readonly string[]
  /** The field by whose values the rows are grouped. Default: no groups. */
  readonly by?: string | undefined
  readonly filter: string
  readonly search: string
  readonly sort?: string | undefined
}

/** Labels of rows, each on a page of its own, with a packing list. */
export interface LabelsJob extends JobOf<'labels'> {
  readonly keys: readonly string[]
  readonly labels: LabelPrinting
}

export type PrintJob = LabelsJob | ListJob | RowsJob
