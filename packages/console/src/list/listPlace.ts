import type { DrawerList } from '@ebkit/domain'
import { withPlace } from '../row/rowPlace'

/** Which of a page's lists is in front: `?view=groupWelcome` beside the main one, `?dialog=refund` over the page. */
export interface ListPlace {
  readonly view?: string | undefined
  readonly dialog?: string | undefined
}

export function listPlaceOf(query: string): ListPlace {
  const given = new URLSearchParams(query)
  return { view: given.get('view') ?? undefined, dialog: given.get('dialog') ?? undefined }
}

/** Whether the rows are shown on a map: `?view=map`. */
export const seesMap = (query: string): boolean => listPlaceOf(query).view === 'map'

const written = (query: URLSearchParams) => (query.size ? `?${query}` : '')

/** The query of another list of the page, without an open row. @param view undefined: the main list */
export function withView(query: string, view: string | undefined): string {
  const next = new URLSearchParams(withPlace(query, {}))
  for (const name of [...next.keys()]) if (name.startsWith('list.')) next.delete(name)
  if (view === undefined) next.delete('view')
  else next.set('view', view)
  return written(next)
}

/** What a link such as `?dialog=push&status=FAILED` adds to the query of a page. */
export function withLink(query: string, link: string): string {
  const next = new URLSearchParams(withPlace(query, {}))
  for (const [name, value] of new URLSearchParams(link)) next.set(name, value)
  return written(next)
}

/** The query without a dialog, its row, and its filters. @param names of the fields of its rows */
export function withoutDialog(
  query: string,
  { name }: Pick<DrawerList, 'name'>,
  names: readonly string[],
): string {
  const next = new URLSearchParams(withPlace(query, {}))
  next.delete('dialog')
  for (const key of [...next.keys()]) if (key.startsWith(`${name}.`) || names.includes(key)) next.delete(key)
  return written(next)
}
