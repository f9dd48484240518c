import {
  isAllowed,
  type Page,
  type PageAction,
  permissionCode,
  standardActions,
  viewsOf,
} from '@ebkit/domain'
import { holdsPermission } from '@ebkit/rules/permissions'

type Codes = readonly string[]

const mayView = (codes: Codes, resource: string) => isAllowed(codes, { name: resource }, 'view')

/** Resources that somebody must be able to view to open a page. */
function neededFor(page: Page): readonly string[] {
  if (page.kind === 'report') return [page.source]
  if (page.kind === 'dashboard' || page.kind === 'help' || page.kind === 'frame' || page.kind === 'layout')
    return []
  return page.resource === undefined ? [] : [page.resource]
}

/** The routes that a layout's tabs lead to. */
const childrenOf = (page: Page): readonly string[] =>
  page.kind === 'layout' ? page.tabs.map(({ to }) => to) : []

/**
 * Whether somebody may open a page: with the right to view its rows, a dashboard with that to any of its panels, a
 * layout with that to any of its tabs. Help and frames are open to everybody who has signed in.
 *
 * @param find the page of a route
 */
export function mayOpen(page: Page, codes: Codes, find: (route: string) => Page | undefined): boolean {
  if (page.kind === 'dashboard') return viewsOf(page).some(({ resource }) => mayView(codes, resource))
  const children = childrenOf(page).map((route) => find(route.split('?')[0] ?? ''))
  if (children.length) return children.some((child) => !child || mayOpen(child, codes, find))
  return neededFor(page).every((resource) => mayView(codes, resource))
}

const rightOf: Readonly<Record<string, 'view' | 'edit' | 'delete' | 'export'>> = {
  create: 'edit',
  copy: 'edit',
  edit: 'edit',
  import: 'edit',
  delete: 'delete',
  export: 'export',
}

/** Whether somebody may do an action of a page with the rows of a resource. */
export function mayDo(action: string, resource: string, codes: Codes): boolean {
  const right = rightOf[action]
  if (right) return holdsPermission(codes, permissionCode({ name: resource }, right))
  if ((standardActions as readonly string[]).includes(action)) return mayView(codes, resource)
  return holdsPermission(codes, `${resource}:${action}`)
}

/** The actions of a page that somebody may do; of links, those to pages that they may open. */
export function allowedActions(
  actions: readonly PageAction[],
  resource: string,
  codes: Codes,
  find: (route: string) => Page | undefined,
): readonly PageAction[] {
  return actions.filter((action) => {
    if (typeof action === 'string') return mayDo(action, resource, codes)
    const target = find(action.to.split('?')[0] ?? '')
    return !target || mayOpen(target, codes, find)
  })
}
