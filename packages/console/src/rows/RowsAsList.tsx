import type { PageResource } from '@ebkit/core/services/consolePages'
import type { Drawer, ListView } from '@ebkit/domain'
import { labelText } from '@ebkit/rules/fields'
import type { DataListHandle } from '@ebkit/widgets/data-list'
import { usePlace } from '@ebkit/widgets/environment'
import type { RefObject } from 'react'
import { drawerAdditions } from '../additions/additions'
import { RowList } from '../list/RowList'
import type { PageProps } from '../pages/PageProps'
import { parametersOf } from './parametersOf'
import { sheetDrawer } from './sheetDrawer'

type RowsPage = Partial<ListView> &
  Pick<Drawer, 'sections' | 'timeline'> & {
    readonly title: PageProps['page']['title']
    readonly where?: string
  }

export interface RowsAsListProps extends Omit<PageProps, 'page'> {
  page: RowsPage
  resource: PageResource
  /** What the list shows where the page has no columns. */
  fields: readonly string[]
  handle: RefObject<DataListHandle | null>
}

/** The rows of a calendar, a board or a tree as a list: there they are sorted, selected and exported. */
export function RowsAsList({ page, resource, fields, ...props }: RowsAsListProps) {
  const { locale } = usePlace()
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
