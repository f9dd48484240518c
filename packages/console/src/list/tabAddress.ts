import { fillRoute } from '@ebkit/domain/fill-route'
import type { OpenPage } from '../pages/OpenPage'

/** Whether a route determines which tab is in front: `/groupOrder/groupOrderList/{status?}`. */
export const hasTab = ({ route }: OpenPage, tabs: string | undefined): boolean =>
  tabs !== undefined && (route.path.includes(`{${tabs}}`) || route.path.includes(`{${tabs}?}`))

/** The address of the page with another tab in front; the list's search and other filters stay. */
export function tabAddress(open: OpenPage, tabs: string, value: string | undefined): string {
  const query = queryOfList(open)
  if (value === undefined) query.delete(`list.f.${tabs}`)
  else if ([...query.keys()].some((name) => name.startsWith('list.'))) query.set(`list.f.${tabs}`, value)
  return addressOf(open, { [tabs]: value }, query)
}

/** The address of the page with another parameter of its route that is not a filter of the list; the rest stays. */
export const parameterAddress = (open: OpenPage, name: string, value: string): string =>
  addressOf(open, { [name]: value }, queryOfList(open))

/** The list's search and filters, without its page and the open row. */
function queryOfList(open: OpenPage): URLSearchParams {
  const query = new URLSearchParams(open.query)
  for (const name of ['id', 'mode', 'list.page']) query.delete(name)
  return query
}

function addressOf(
  open: OpenPage,
  changes: Readonly<Record<string, unknown>>,
  query: URLSearchParams,
): string {
  const path = fillRoute(open.route.path, { ...open.parameters, ...changes })
  return query.size ? `${path}?${query}` : path
}
