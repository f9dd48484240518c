import type { ListFilters } from '@ebkit/core/list'
import { labelText } from '@ebkit/rules/fields'
import { listIcon, mapPinIcon } from '@ebkit/ui/icons'
import { TabBar } from '@ebkit/ui/tabs'
import type { DataListHandle } from '@ebkit/widgets/data-list'
import { usePlace, useStrings } from '@ebkit/widgets/environment'
import { useId, useRef, useState } from 'react'
import type { ShownRows } from '../additions/Addition'
import { drawerAdditions, listAdditions, toolbarAdditions } from '../additions/additions'
import { mayImport } from '../import/importedResource'
import { PageHead } from '../pages/PageHead'
import type { PageProps } from '../pages/PageProps'
import { pageStrings } from '../pages/strings'
import { withParameters } from '../rows/rowsAddress'
import { ViewSwitch } from '../rows/ViewSwitch'
import { knownToolbar } from './knownToolbar'
import { ListToolbar } from './ListToolbar'
import { listPlaceOf, seesMap, withView } from './listPlace'
import { RowList } from './RowList'
import { listStrings } from './strings'
import { hasTab, tabAddress } from './tabAddress'
import { useAfterDialog } from './useAfterDialog'
import { useOpenedByKey } from './useOpenedByKey'

/** A list of rows: tabs, search, filters, table, pager; a row opens beside it. Further lists of the page are tabs. */
export function ListPage(props: PageProps<'list'>) {
  const { page, open, resources, onGo, onClose } = props
  const { locale } = usePlace()
  const { view, dialog } = listPlaceOf(open.query)
  const [printings, setPrintings] = useState(0)
  const [shown, setShown] = useState<ShownRows>()
  const rows = useRef<DataListHandle>(null)
  const sub = page.subLists?.find((list) => list.resource === view)
  const list = sub ?? page
  const resource = resources[list.resource]
  // The rest of the query belongs to a dialog.
  const query = dialog ? {} : Object.fromEntries(new URLSearchParams(open.query))
  const title = labelText(page.title, locale)
  useOpenedByKey(props, resource)
  useAfterDialog(dialog, () => rows.current?.reload())
  if (!resource) return null
  const Addition = sub ? undefined : listAdditions[open.route.path]
  const ToolbarAddition = sub ? undefined : toolbarAdditions[open.route.path]
  const given = {
    ...{ ...props, shown },
    setFilters: (filters: ListFilters) => rows.current?.setFilters(filters),
    reload: () => rows.current?.reload(),
  }
  const toolbar = knownToolbar(
    list.toolbar,
    page.drawers,
    resources,
    mayImport(resource) ? list.importDialog : undefined,
  )
  return (
    <section className="eb-page__sheet">
      <PageHead title={title} path={open.path} facts={page.map && <MapSwitch {...props} />}>
        {ToolbarAddition && <ToolbarAddition {...given} />}
        <ListToolbar
          {...props}
          page={{ ...list, toolbar }}
          resource={resource}
          onPrint={() => setPrintings(printings + 1)}
        />
      </PageHead>
      {Addition && (
        <div className="eb-list-section__addition">
          <Addition {...given} />
        </div>
      )}
      <SubLists {...props} shown={sub?.resource} />
      <RowList
        {...props}
        key={list.resource}
        view={list}
        printings={printings}
        drawer={sub ? undefined : page.drawer}
        resource={resource}
        parameters={{ ...query, ...open.parameters }}
        title={labelText(list.title, locale)}
        remember={sub ? `${open.route.path}.${sub.resource}` : open.route.path}
        address="list"
        onTab={
          !sub && list.tabs && hasTab(open, list.tabs)
            ? (value) => {
                onGo(tabAddress(open, list.tabs ?? '', value))
                onClose()
              }
            : undefined
        }
        isBehind={dialog !== undefined && dialog !== list.importDialog}
        handle={rows}
        onShown={setShown}
        Below={sub ? undefined : drawerAdditions[open.route.path]}
      />
    </section>
  )
}

/** Chooses between the list and the map. */
function MapSwitch({ open, onQuery }: PageProps<'list'>) {
  const text = useStrings(listStrings)
  const views = [
    { value: 'list', label: text('asList'), icon: listIcon },
    { value: 'map', label: text('onMap'), icon: mapPinIcon },
  ] as const
  return (
    <ViewSwitch
      views={views}
      value={seesMap(open.query) ? 'map' : 'list'}
      label={text('view')}
      onChange={(view) =>
        onQuery(withParameters(open.query, { view: view === 'map' ? view : undefined }), true)
      }
    />
  )
}

const main = ':main'

/** The page's lists as tabs. */
function SubLists({
  page,
  open,
  resources,
  shown,
  onQuery,
}: PageProps<'list'> & { shown: string | undefined }) {
  const { locale } = usePlace()
  const text = useStrings(pageStrings)
  const id = useId()
  const lists = page.subLists?.filter(({ resource }) => resources[resource]) ?? []
  if (!lists.length) return null
  const items = [
    { value: main, label: labelText(page.title, locale) },
    ...lists.map(({ resource, title }) => ({ value: resource, label: labelText(title, locale) })),
  ]
  return (
    <div className="eb-list-section__tabs">
      <TabBar
        id={id}
        items={items}
        value={shown ?? main}
        label={text('lists')}
        onChange={(value) => onQuery(withView(open.query, value === main ? undefined : value), true)}
      />
    </div>
  )
}
