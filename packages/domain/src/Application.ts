import type { Label } from '@ebkit/rules/fields'
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
  readonly pages: readonly Page[]
}
