import type { PageResource } from '@ebkit/core/services/consolePages'
import type { Field } from '@ebkit/rules/fields'
import type { PageProps } from '../pages/PageProps'

/** Props of the parts of a board. */
export interface BoardProps extends PageProps<'board'> {
  resource: PageResource
  /** The field whose values are the columns. */
  groupBy: Field
}
