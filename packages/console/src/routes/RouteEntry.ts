import type { Page, Route } from '@ebkit/domain'
import type { PartnerRoute } from '../partners/PartnerApplication'

/** A route as the shell knows it: its marks and its page's kind. Titles come with the menu, all else with the page. */
export interface RouteEntry extends Route {
  /** Name of the application that has it: `merchant`. */
  readonly application: string
  /** Absent for a redirect. */
  readonly kind?: Page['kind']
  /** The route of an application that the host page has registered. */
  readonly partner?: PartnerRoute
}

/** Values of a route's parameters, by name. An optional one that is absent is left out. */
export type RouteParameters = Readonly<Record<string, string>>
