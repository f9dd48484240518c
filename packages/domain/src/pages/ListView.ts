import type { Label, Tone } from '@ebkit/rules/fields'
import type { Metric } from './Metric'
import type { PageAction } from './PageAction'

/** Values that stand out in a list. */
export interface Mark {
  /** The column whose value stands out. */
  readonly field: string
  /** The rows in which it does. `{name}` is another field of the row: `balance<{balanceAlert}`. Default: all. */
  readonly when?: string
  /** The colour of the value, which is bold then unless it is plain or faint. Default: it looks as always. */
  readonly tone?: Tone | 'strong' | 'plain' | 'faint'
  /** Small drawings before the value: a pin for what stands first, a dot for what is new. */
  readonly signs?: readonly ('pin' | 'dot')[]
  /** Says why, below the value: `{name}` is a field of the row, `{since name}` the minutes since a time. */
  readonly hint?: Label
  /** The address that the value leads to: `{name}` is a field of the row. Default: nowhere. */
  readonly to?: string
  /** Only while the moment in the field is less than so many hours away. */
  readonly withinHours?: number
  /** Says below the value how much time is left until it. */
  readonly countsDown?: boolean
  /** Words before or behind the value: `from {value}`. */
  readonly around?: Label
  /** A text has so many lines at most, and the words of this field stand out in it. */
  readonly lines?: { readonly most: number; readonly words?: string }
  /** Its pictures open in a gallery. */
  readonly isGallery?: boolean
  /** Stands in place of the value. */
  readonly instead?: Label
  /** A bar below the value: how much of a number these fields are together. */
  readonly progress?: { readonly done: readonly string[]; readonly of: string }
}

/** Labels of rows, each on a page of its own size, and a packing list. */
export interface LabelPrinting {
  /** Millimetres. */
  readonly width: number
  readonly height: number
  /** The rows that have one; others are left out. */
  readonly while: string
  /** Names of what stands on a label, from above; the first one is large. */
  readonly fields: readonly string[]
  /** Head of the packing list. */
  readonly list: Label
  readonly columns: readonly string[]
}

/** A filter that is set by one press: days from today on. */
export interface QuickFilter {
  readonly label: Label
  /** A date field. */
  readonly field: string
  /** The last day: so many days after today. */
  readonly withinDays: number
}

/** A list of a resource's rows. Columns, search and filters are names of fields. */
export interface ListView {
  readonly columns: readonly string[]
  readonly search?: readonly string[]
  readonly filters?: readonly string[]
  /** An `enum` or `bool` field whose values are the tabs above the list. */
  readonly tabs?: string
  /** The date field of the list's date range. */
  readonly dateRange?: string
  /** `createdAt desc`; several are separated by commas. */
  readonly sort?: string
  /** A condition: rows that stand before all others, until somebody sorts the list. */
  readonly first?: string
  /** Columns with the sum of all rows, whatever the page shows of them. */
  readonly totals?: readonly string[]
  readonly toolbar?: readonly PageAction[]
  /** A link of the toolbar opens the import: `?dialog=` and this name. Default: the standard action `import` does. */
  readonly importDialog?: string
  readonly rowActions?: readonly PageAction[]
  readonly bulkActions?: readonly PageAction[]
  readonly marks?: readonly Mark[]
  readonly quickFilters?: readonly QuickFilter[]
  /** It is read again every so many seconds, as long as a row that it shows meets a condition. Default: it is not. */
  readonly readAgain?: { readonly every: number; readonly while: string }
  /** Printing chosen rows makes labels, and a list of what goes with them. Default: a sheet for each. */
  readonly labels?: LabelPrinting
  /** The field by whose values the rows of a printed list are grouped. */
  readonly printBy?: string
}

/** A further list on a page, with its own title. */
export interface SubList extends ListView {
  readonly resource: string
  readonly title: Label
  /** A fixed condition on the rows. */
  readonly where?: string
}

/** A list that opens in a drawer. The address contains `?dialog=name` while it is open. */
export interface DrawerList extends SubList {
  readonly name: string
}

/** Rows of another resource that refer to the open row. */
export interface RelatedList extends SubList {
  /** The field that refers to the open row. Default: all rows of the scope. */
  readonly via?: string
  /** `?name=key` in the address opens the form of that row, with this list in front. For drawers with `hasTabs`. */
  readonly opensBy?: string
  /** The same rows as figures of a report, on a tab beside the list. */
  readonly counted?: RelatedFigures
}

/** Figures of related rows, as a report groups them. */
export interface RelatedFigures {
  readonly title: Label
  /** The route of a report over the same resource. */
  readonly report: string
  /** One or two of its dimensions. */
  readonly by: readonly string[]
  /** Some of its metrics. */
  readonly metrics: readonly Metric[]
}
