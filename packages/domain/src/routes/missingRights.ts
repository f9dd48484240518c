import type { Application } from '../Application'
import type { Page } from '../pages/Page'
import { fileCode, isAllowed, permissionCode } from '../permission'
import { viewsOf } from '../usage/viewsOf'

/** The rights that a page needs and `codes` lack; none if the page may be opened. */
export type MissingRights = (page: Page, codes: readonly string[]) => string[]

/** The first page after signing in leaves out panels without a right, instead of being closed. */
const homeAddress = '/'

/**
 * Pages need the right to view the rows of their resource; reports and dashboards, of all their sources; layouts and
 * guides, of one page beside or below them. Pages without rows need nothing.
 *
 * @spec W-AUTH-11
 */
export function createMissingRights(applications: readonly Application[]): MissingRights {
  const routes = applications.flatMap((application) => application.routes)
  const pages = new Map(
    applications.flatMap((application) => application.pages).map((page) => [page.route, page]),
  )
  const home = routes.find(({ path }) => path === homeAddress)?.redirect
  const parents = new Map(routes.map(({ path, parent }) => [path, parent]))

  const familyOf = ({ kind, route }: Page) => {
    const parent = kind === 'layout' ? route : parents.get(route)
    const paths = routes.filter((each) => parent && each.parent === parent).map(({ path }) => path)
    return paths.flatMap((path) => pages.get(path) ?? []).filter((page) => page.kind !== 'help')
  }

  const missingRights: MissingRights = (page, codes) => {
    if (page.route === home) return []
    if (page.kind !== 'layout' && page.kind !== 'help') return neededCodes(page).filter(lackedBy(codes))
    const lacks = familyOf(page).map((child) => missingRights(child, codes))
    return lacks.some((codesOfChild) => !codesOfChild.length) ? [] : [...new Set(lacks.flat())]
  }
  return missingRights
}

const lackedBy =
  (codes: readonly string[]) =>
  (code: string): boolean => {
    const [name = '', right = ''] = code.split(':')
    return !isAllowed(codes, { name }, right)
  }

function neededCodes(page: Page): string[] {
  if (page.kind === 'report') return [permissionCode({ name: page.source }, 'view')]
  if (page.kind === 'dashboard') return viewCodes(viewsOf(page).map(({ resource }) => resource))
  if (page.kind === 'custom' && page.calls.some((call) => call.includes('{file-service}')))
    return [fileCode('view')]
  return 'resource' in page && page.resource ? viewCodes([page.resource]) : []
}

const viewCodes = (names: readonly string[]) =>
  [...new Set(names)].map((name) => permissionCode({ name }, 'view'))
