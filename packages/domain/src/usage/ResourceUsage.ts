/** One column of an order. */
export interface SortColumn {
  readonly field: string
  readonly isDescending: boolean
}

/** By which fields pages find rows of a resource. Names of its own fields or of those of every row, each once. */
export interface ResourceUsage {
  /** Words are looked for in them. */
  readonly searched: readonly string[]
  /** A value is chosen for them: filters, tabs, the columns of a board and the lanes of a calendar. */
  readonly filtered: readonly string[]
  /** A range of days is chosen for them: of lists, calendars, reports and panels. */
  readonly ranged: readonly string[]
  /** Rows that refer to the open row are found by them. */
  readonly related: readonly string[]
  /** Pages have fixed conditions on them. */
  readonly conditioned: readonly string[]
  /** Figures are counted over them or drawn by them. */
  readonly figured: readonly string[]
  /** How lists are sorted, each order once. */
  readonly sorts: readonly (readonly SortColumn[])[]
}
