import { labelText } from '@ebkit/rules/fields'
import { columns3Icon, listIcon } from '@ebkit/ui/icons'
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
import css from './BoardPage.css'
import type { BoardProps } from './BoardProps'
import { Columns } from './Columns'
import { boardStrings } from './strings'

/** Rows as cards in columns by state, or as a list. */
export function BoardPage(props: PageProps<'board'>) {
  const { page, resources } = props
  const resource = resources[page.resource]
  const groupBy = resource?.fields.find(({ name }) => name === page.groupBy)
  return resource && groupBy ? <Board {...props} resource={resource} groupBy={groupBy} /> : null
}

function Board(props: BoardProps) {
  const { page, open, resource, groupBy, onQuery } = props
  const root = useStyles<HTMLElement>(css)
  const { locale } = usePlace()
  const text = useStrings(boardStrings)
  const rowsText = useStrings(rowsStrings)
  const list = useRef<DataListHandle>(null)
  const isList = new URLSearchParams(open.query).get('view') === 'list'
  const views = [
    { value: 'board', label: text('board'), icon: columns3Icon },
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
            value={isList ? 'list' : 'board'}
            label={text('view')}
            onChange={(view) =>
              onQuery(withParameters(open.query, { view: view === 'list' ? view : undefined }))
            }
          />
        }
      >
        <ListToolbar {...props} resource={resource} />
      </PageHead>
      {isList ? (
        <RowsAsList {...props} fields={[...page.card, groupBy.name]} handle={list} />
      ) : (
        <Columns {...props} />
      )}
    </section>
  )
}
