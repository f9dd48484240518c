import type { Label } from '@ebkit/rules/fields'
import type { MenuGroup } from './menu/MenuGroup'
import type { Page } from './pages/Page'
import type { Route } from './pages/Route'
import type { Resource } from './Resource'

/** A sub-application of the console: the resources it owns and its pages. */
export interface Application {
  /** As in the table of routes: `merchant`. */
  readonly name: string
  readonly title: Label
  /** Name of a lucide icon. */
  readonly icon: string
  readonly resources: readonly Resource[]
  /** In the order of the specification. A route without a redirect has exactly one page. */
  readonly routes: readonly Route[]
  /** At most eight groups. Every page that opens without a key stands in exactly one of them. */
  readonly menu: readonly MenuGroup[]
  readonly pages: readonly Page[]
}
