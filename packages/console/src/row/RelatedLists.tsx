import type { ConsolePage, PageResource } from '@ebkit/core/services/consolePages'
import type { Row } from '@ebkit/core/services/rows'
import type { RelatedList } from '@ebkit/domain'
import { labelText } from '@ebkit/rules/fields'
import { useStyles } from '@ebkit/ui/styles'
import { TabBar } from '@ebkit/ui/tabs'
import type { DataListHandle } from '@ebkit/widgets/data-list'
import { usePlace } from '@ebkit/widgets/environment'
import { useId, useRef, useState } from 'react'
import { relatedAdditions } from '../additions/additions'
import { equals } from '../list/fixedCondition'
import { ListSection } from '../list/ListSection'
import { ListToolbar } from '../list/ListToolbar'
import type { OpenPage } from '../pages/OpenPage'
import { RelatedFigures } from './RelatedFigures'
import css from './RelatedLists.css'
import { RowFormDrawer } from './RowFormDrawer'
import { RowPeek } from './RowPeek'
import { placeOf, withPlace } from './rowPlace'

export interface RelatedListsProps {
  open: OpenPage
  /** The resource of the row. */
  resource: PageResource
  row: Row
  resources: ConsolePage['resources']
  references: ConsolePage['references']
  lists: readonly RelatedList[] | undefined
  onGo(address: string): void
  onDirty(isDirty: boolean): void
}

/** Lists of rows that refer to a row, as far as the user may view them. */
export function RelatedLists({ lists = [], ...props }: RelatedListsProps) {
  const root = useStyles<HTMLDivElement>(css)
  const shown = lists.flatMap((list) => {
    const related = props.resources[list.resource]
    return related ? [{ list, related }] : []
  })
  return (
    <div ref={root}>
      {shown.map(({ list, related }) => (
        <Related key={`${list.resource} ${list.title.zh}`} {...props} list={list} related={related} />
      ))}
    </div>
  )
}

interface RelatedProps extends Omit<RelatedListsProps, 'lists'> {
  list: RelatedList
  related: PageResource
}

/** One of them. Which of its rows is open is not part of the page's address. */
function Related({ list, related, row, resource, ...props }: RelatedProps) {
  const { locale } = usePlace()
  const handle = useRef<DataListHandle>(null)
  const [query, setQuery] = useState('')
  const [shown, setShown] = useState('rows')
  const tabsId = useId()
  const open = { ...props.open, query }
  const title = labelText(list.title, locale)
  const condition = list.via ? equals(list.via, String(row[resource.key] ?? '')) : undefined
  const parameters = { ...(row as Record<string, string>), ...open.parameters }
  const { id, mode } = placeOf(query)
  const close = () => setQuery(withPlace(query, {}))
  const reload = () => handle.current?.reload()
  const Addition = relatedAdditions[`${open.route.path} ${list.resource}`]
  const drawer = { ...props, open, resource: related, id, onClose: close }
  return (
    <section className="eb-related" aria-label={title}>
      {!list.counted && (
        <div className="eb-related__head">
          <h2>{title}</h2>
          {Addition && <Addition resource={related} row={row} reload={reload} />}
          <ListToolbar {...props} open={open} page={list} resource={related} onQuery={setQuery} />
        </div>
      )}
      {list.counted && (
        <div className="eb-related__tabs">
          <TabBar
            id={tabsId}
            items={[
              { value: 'rows', label: title },
              { value: 'figures', label: labelText(list.counted.title, locale) },
            ]}
            value={shown}
            label={title}
            onChange={setShown}
          />
        </div>
      )}
      {list.counted && shown === 'figures' ? (
        <RelatedFigures figures={list.counted} resource={related} filter={condition ?? ''} />
      ) : (
        <ListSection
          // only these: other props of the surrounding list, such as its place in the address, do not apply here
          {...{ open, parameters, resource: related, view: list }}
          resources={props.resources}
          references={props.references}
          onGo={props.onGo}
          isOfRow
          title={title}
          remember={`${open.route.path}.${list.resource}`}
          where={condition}
          handle={handle}
          onQuery={setQuery}
        />
      )}
      {mode ? (
        <RowFormDrawer
          {...drawer}
          mode={mode}
          where={condition}
          parameters={parameters}
          onSaved={() => {
            reload()
            close()
          }}
        />
      ) : (
        id && <RowPeek {...drawer} id={id} />
      )}
    </section>
  )
}
