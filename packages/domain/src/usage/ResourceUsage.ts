/** One column of an order. */
export interface SortColumn {
  readonly field: string
  readonly isDescending: boolean
}

/** How pages find rows of a resource, by the names of its own fields and of those that every row has, without duplicates. */
export interface ResourceUsage {
  /** Fields in which pages search for words. */
  readonly searched: readonly string[]
  /** Fields of which a value is chosen: filters, tabs, the columns of a board and the lanes of a calendar. */
  readonly filtered: readonly string[]
  /** Fields of which a range of days is chosen, in lists, calendars, reports and panels. */
  readonly ranged: readonly string[]
  /** Fields that refer to the open row. */
  readonly related: readonly string[]
  /** Fields with fixed conditions on pages. */
  readonly conditioned: readonly string[]
  /** Fields that figures count or group by. */
  readonly figured: readonly string[]
  /** Fields that lists show as columns, by which people sort them. */
  readonly listed: readonly string[]
  /** The orders of lists. */
  readonly sorts: readonly (readonly SortColumn[])[]
}
