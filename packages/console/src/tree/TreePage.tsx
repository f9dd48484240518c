import { labelText } from '@ebkit/rules/fields'
import { listIcon, listTreeIcon } from '@ebkit/ui/icons'
import { useStyles } from '@ebkit/ui/styles'
import type { DataListHandle } from '@ebkit/widgets/data-list'
import { usePlace, useStrings } from '@ebkit/widgets/environment'
import { useRef } from 'react'
import { ListToolbar } from '../list/ListToolbar'
import { PageHead } from '../pages/PageHead'
import type { PageProps } from '../pages/PageProps'
import { RowsAsList } from '../rows/RowsAsList'
import { withParameters } from '../rows/rowsAddress'
import { rowsStrings } from '../rows/strings'
import { ViewSwitch } from '../rows/ViewSwitch'
import { Branches } from './Branches'
import { treeStrings } from './strings'
import css from './TreePage.css'
import type { TreePageProps } from './TreePageProps'

/** Rows as a tree, the open one in a form beside it; or all of them as a list. */
export function TreePage(props: PageProps<'tree'>) {
  const { page, resources } = props
  const resource = resources[page.resource]
  return resource?.parent ? <RowsInTree {...props} resource={resource} parent={resource.parent} /> : null
}

function RowsInTree(props: TreePageProps) {
  const { page, open, resource, onQuery } = props
  const root = useStyles<HTMLElement>(css)
  const { locale } = usePlace()
  const text = useStrings(treeStrings)
  const rowsText = useStrings(rowsStrings)
  const list = useRef<DataListHandle>(null)
  const isList = new URLSearchParams(open.query).get('view') === 'list'
  const views = [
    { value: 'tree', label: text('tree'), icon: listTreeIcon },
    { value: 'list', label: rowsText('list'), icon: listIcon },
  ] as const
  return (
    <section ref={root} className="eb-page__sheet">
      <PageHead
        title={labelText(page.title, locale)}
        path={open.path}
        facts={
          <ViewSwitch
            views={views}
            value={isList ? 'list' : 'tree'}
            label={text('view')}
            onChange={(view) =>
              onQuery(withParameters(open.query, { view: view === 'list' ? view : undefined }))
            }
          />
        }
      >
        <ListToolbar {...props} resource={resource} />
      </PageHead>
      {isList ? <RowsAsList {...props} fields={page.columns} handle={list} /> : <Branches {...props} />}
    </section>
  )
}
