import { labelText } from '@ebkit/rules/fields'
import type { DataListHandle } from '@ebkit/widgets/data-list'
import { usePlace } from '@ebkit/widgets/environment'
import { useRef } from 'react'
import { PageHead } from '../pages/PageHead'
import type { PageProps } from '../pages/PageProps'
import { RowDrawer } from '../row/RowDrawer'
import { placeOf } from '../row/rowPlace'
import { ListImport } from './ListImport'
import { ListSection } from './ListSection'
import { ListToolbar } from './ListToolbar'

/** A list of rows: tabs, search, filters, table, pager; a row opens beside it. */
export function ListPage(props: PageProps<'list'>) {
  const { page, open, resources, onQuery } = props
  const { locale } = usePlace()
  const list = useRef<DataListHandle>(null)
  const resource = resources[page.resource]
  const parameters = { ...Object.fromEntries(new URLSearchParams(open.query)), ...open.parameters }
  const place = placeOf(open.query)
  const title = labelText(page.title, locale)
  if (!resource) return null
  return (
    <section className="eb-page__sheet">
      <PageHead title={title} path={open.path}>
        <ListToolbar {...props} resource={resource} />
      </PageHead>
      <ListSection
        {...props}
        view={page}
        resource={resource}
        parameters={parameters}
        title={title}
        remember={open.route.path}
        address="list"
        handle={list}
      />
      <RowDrawer
        {...props}
        resource={resource}
        drawer={page.drawer ?? {}}
        place={place}
        actions={page.rowActions}
        where={page.where}
        parameters={parameters}
        onPlace={onQuery}
        onChanged={() => list.current?.reload()}
      />
      <ListImport {...props} resource={resource} onImported={() => list.current?.reload()} />
    </section>
  )
}
