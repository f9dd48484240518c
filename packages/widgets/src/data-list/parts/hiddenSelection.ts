import type { List, ListState } from '@ebkit/core/list'

/** Selected rows that the person does not see. */
export interface HiddenSelection {
  count: number
  /** The page has the whole result: the rows are not in it. Otherwise they may be on other pages of it. */
  isElsewhere: boolean
}

/** How many selected rows are not on the page that is shown. */
export function hiddenSelection(
  list: Pick<List, 'countShown'>,
  { page }: Pick<ListState, 'page'>,
  ids: ReadonlySet<string>,
): HiddenSelection {
  const count = ids.size - list.countShown()
  return { count, isElsewhere: !page.isMore && page.total <= page.rows.length }
}
