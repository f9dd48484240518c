import type { List, ListState } from '@ebkit/core/list'

/** Selected rows that are not visible. */
export interface HiddenSelection {
  count: number
  /** The page contains the whole result, so the rows are not in it. Otherwise they may be on other pages. */
  isElsewhere: boolean
}

/** The number of selected rows that are not on the shown page. */
export function hiddenSelection(
  list: Pick<List, 'countShown'>,
  { page }: Pick<ListState, 'page'>,
  ids: ReadonlySet<string>,
): HiddenSelection {
  const count = ids.size - list.countShown()
  return { count, isElsewhere: !page.isMore && page.total <= page.rows.length }
}
