import type { PageResource } from '@ebkit/core/services/consolePages'
import type { Drawer, ListView } from '@ebkit/domain'
import { labelText } from '@ebkit/rules/fields'
import { Skeleton } from '@ebkit/ui/placeholder'
import type { DataListHandle } from '@ebkit/widgets/data-list'
import { usePlace } from '@ebkit/widgets/environment'
import { laterPart } from '@ebkit/widgets/later'
import type { RefObject } from 'react'
import { drawerAdditions } from '../additions/additions'
import type { PageProps } from '../pages/PageProps'
import { parametersOf } from './parametersOf'
import { sheetDrawer } from './sheetDrawer'

/** The list is loaded when the user switches to it from the calendar, board or tree. */
const [useRowList] = laterPart(() => import('../list/RowList'))

type RowsPage = Partial<ListView> &
  Pick<Drawer, 'sections' | 'timeline'> & {
    readonly title: PageProps['page']['title']
    readonly where?: string
  }

export interface RowsAsListProps extends Omit<PageProps, 'page'> {
  page: RowsPage
  resource: PageResource
  /** What the list shows if the page has no columns. */
  fields: readonly string[]
  handle: RefObject<DataListHandle | null>
}

/** The rows of a calendar, a board or a tree as a list, where they can be sorted, selected and exported. */
export function RowsAsList({ page, resource, fields, ...props }: RowsAsListProps) {
  const { locale } = usePlace()
  const { RowList, failure } = useRowList(true)
  if (!RowList) return failure ?? <Skeleton rows={6} />
  return (
    <RowList
      {...props}
      view={{ ...page, columns: page.columns ?? fields }}
      drawer={sheetDrawer(page)}
      Below={drawerAdditions[props.open.route.path]}
      resource={resource}
      parameters={parametersOf(props.open)}
      title={labelText(page.title, locale)}
      remember={props.open.route.path}
      address="list"
    />
  )
}
