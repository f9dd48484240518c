import type { PageResource } from '@ebkit/core/services/consolePages'
import type { PageProps } from '../pages/PageProps'

/** Props of the parts of a tree. */
export interface TreePageProps extends PageProps<'tree'> {
  resource: PageResource
  /** The field that refers to the parent. */
  parent: string
}
