import type { PageResource } from '@ebkit/core/services/consolePages'
import type { PageProps } from '../pages/PageProps'

/** What the parts of a tree get. */
export interface TreePageProps extends PageProps<'tree'> {
  resource: PageResource
  /** The field that refers to the parent. */
  parent: string
}
