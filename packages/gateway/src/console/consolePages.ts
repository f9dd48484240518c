import { applications, createMissingRights, createPageFinder, type Page, type Resource } from '@ebkit/domain'

const pages = new Map(
  applications.flatMap((application) => application.pages.map((page) => [page.route, page])),
)
const resources = new Map(
  applications.flatMap((application) => application.resources.map((resource) => [resource.name, resource])),
)

/** Every page of the console. */
export const consolePages: readonly Page[] = [...pages.values()]

/** The page of a route as definitions write it: `/postage-config/edit/{detailId}`. */
export const findPage = (route: string): Page | undefined => pages.get(route)

/** A resource of the catalogue, whether the gateway serves it or not. */
export const findCatalogueResource = (name: string): Resource | undefined => resources.get(name)

/** The page that a path opens: `/postage-config/edit/17`. */
export const findPageAt = createPageFinder(applications)

/** The missing rights for opening a page. */
export const missingRights = createMissingRights(applications)
