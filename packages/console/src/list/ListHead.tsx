import type { ListFilters, ListQuery } from '@ebkit/core/list'
import { laterPart } from '@ebkit/widgets/later'
import { CountedTabs } from './CountedTabs'
import type { ListFiguresProps } from './ListFigures'
import type { ListSectionProps } from './ListSectionProps'
import { QuickFilters } from './QuickFilters'
import { StateTabs } from './StateTabs'
import type { useChanges } from './useChanges'

interface ListHeadProps {
  list: ListSectionProps
  /** What the list shows; undefined until it is loaded. */
  query: ListQuery | undefined
  filters: ListFilters
  /** The condition that always holds. */
  where: string
  changes: ReturnType<typeof useChanges>['changes']
}

/** Above the rows: figures, tabs of states, quick filters. */
export function ListHead({ list, query, filters, where, changes }: ListHeadProps) {
  const { view, resource, open, parameters, handle, onTab } = list
  const setFilters = (next: ListFilters) => handle?.current?.setFilters(next)
  const tabs = {
    field: resource.fields.find(({ name }) => name === view.tabs),
    ...{ filters, onTab, onChange: setFilters },
  }
  const asked = query && { route: open.route.path, search: query.search, where, parameters, changes }
  return (
    <>
      {view.figures && asked && (
        <Figures
          {...asked}
          figures={view.figures}
          summaries={view.summaries}
          resource={resource}
          filters={filters}
          onFilters={setFilters}
        />
      )}
      {view.tabs &&
        (view.tabCounts && asked ? <CountedTabs {...tabs} {...asked} /> : <StateTabs {...tabs} />)}
      {view.quickFilters && (
        <QuickFilters filters={view.quickFilters} chosen={filters} onChange={setFilters} />
      )}
    </>
  )
}

const [useListFigures] = laterPart(() => import('./ListFigures'))

/** Figures, which few lists have. */
function Figures(props: ListFiguresProps) {
  const { ListFigures, failure } = useListFigures(true)
  return ListFigures ? <ListFigures {...props} /> : (failure ?? null)
}
