import type { OpenPage } from '../pages/OpenPage'
import { fillRoute } from '../routes/fillRoute'

/** Whether a route says which tab is in front: `/groupOrder/groupOrderList/{status?}`. */
export const hasTab = ({ route }: OpenPage, tabs: string | undefined): boolean =>
  tabs !== undefined && (route.path.includes(`{${tabs}}`) || route.path.includes(`{${tabs}?}`))

/** The address of the page with another tab in front; what the list is searched and filtered by besides stays. */
export function tabAddress(open: OpenPage, tabs: string, value: string | undefined): string {
  const query = new URLSearchParams(open.query)
  for (const name of ['id', 'mode', 'list.page']) query.delete(name)
  if (value === undefined) query.delete(`list.f.${tabs}`)
  else if ([...query.keys()].some((name) => name.startsWith('list.'))) query.set(`list.f.${tabs}`, value)
  const path = fillRoute(open.route.path, { ...open.parameters, [tabs]: value })
  return query.size ? `${path}?${query}` : path
}
