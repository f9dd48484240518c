import type { PageResource } from '@ebkit/core/services/consolePages'
import { labelText } from '@ebkit/rules/fields'
import { listIcon } from '@ebkit/ui/icons'
import { useStyles } from '@ebkit/ui/styles'
import type { DataListHandle } from '@ebkit/widgets/data-list'
import { usePlace, useStrings } from '@ebkit/widgets/environment'
import { type ReactNode, useRef } from 'react'
import { sheetAdditions } from '../additions/additions'
import { ListToolbar } from '../list/ListToolbar'
import { PageHead } from '../pages/PageHead'
import type { PageProps } from '../pages/PageProps'
import { RowsAsList } from './RowsAsList'
import { withParameters } from './rowsAddress'
import { rowsStrings } from './strings'
import { ViewSwitch } from './ViewSwitch'

export interface RowsSheetProps extends PageProps<'board' | 'tree'> {
  resource: PageResource
  css: string
  /** The page's own view, an alternative to the list. */
  own: { readonly label: string; readonly icon: string }
  /** What the list shows if the page has no columns. */
  fields: readonly string[]
  children: ReactNode
}

/** The frame of rows in a view of their own, or as a list: `?view=list`. */
export function RowsSheet({ css, own, fields, children, ...props }: RowsSheetProps) {
  const { page, open, resource, onQuery } = props
  const root = useStyles<HTMLElement>(css)
  const { locale } = usePlace()
  const text = useStrings(rowsStrings)
  const list = useRef<DataListHandle>(null)
  const Addition = sheetAdditions[open.route.path]
  const isList = new URLSearchParams(open.query).get('view') === 'list'
  const views = [
    { value: 'own', ...own },
    { value: 'list', label: text('list'), icon: listIcon },
  ] as const
  const facts = (
    <ViewSwitch
      views={views}
      value={isList ? 'list' : 'own'}
      label={text('view')}
      onChange={(view) => onQuery(withParameters(open.query, { view: view === 'list' ? view : undefined }))}
    />
  )
  return (
    <section ref={root} className="eb-page__sheet">
      <PageHead title={labelText(page.title, locale)} path={open.path} facts={facts}>
        {Addition && <Addition resources={props.resources} />}
        <ListToolbar {...props} resource={resource} />
      </PageHead>
      {isList ? <RowsAsList {...props} fields={fields} handle={list} /> : children}
    </section>
  )
}
