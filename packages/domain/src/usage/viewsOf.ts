import type { RelatedList } from '../pages/ListView'
import type { DashboardPage, Page, ReportPage } from '../pages/Page'
import type { Panel, PanelItem } from '../pages/Panel'
import type { RowsView } from './RowsView'

const listViews = (lists: readonly RelatedList[] = []): readonly RowsView[] => lists

/** Every part of a page that lists or counts rows. */
export function viewsOf(page: Page): readonly RowsView[] {
  switch (page.kind) {
    case 'help':
    case 'frame':
    case 'layout':
      return []
    case 'custom': {
      const { resource, filters = [], subLists } = page
      return [...(resource && filters.length ? [{ resource, filters }] : []), ...listViews(subLists)]
    }
    case 'dashboard':
      return viewsOfDashboard(page)
    case 'report':
      return viewsOfReport(page)
    case 'list': {
      const { drawer, drawers, subLists } = page
      return [page, ...[drawer?.related, drawers, subLists].flatMap(listViews)]
    }
    case 'calendar':
      return [{ ...page, time: page.dateField, lanes: [page.laneField] }]
    case 'board':
      return [{ ...page, lanes: [page.groupBy] }]
    case 'detail':
    case 'settings':
      return [page, ...listViews(page.related)]
    case 'import':
      return [{ resource: page.resource }, ...listViews(page.subLists)]
    default:
      return [page]
  }
}

const viewsOfReport = ({ tabs = [], ...own }: ReportPage): RowsView[] =>
  [own, ...tabs].flatMap((view) => [{ ...view, resource: view.source }, ...listViews(view.related)])

const viewsOfDashboard = ({ panels, drawers }: DashboardPage): RowsView[] => [
  ...panels.flatMap((panel) =>
    [panel, ...(panel.parts ?? []), ...(panel.items ?? []).map(viewedItem)].flatMap(viewOfFigures),
  ),
  ...listViews(drawers),
]

/** An item whose target depends on a field counts by that field. */
const viewedItem = ({ toBy, ...item }: PanelItem) => ({ ...item, ...(toBy?.field && { by: toBy.field }) })

type Figures = Partial<Pick<Panel, 'source' | 'time' | 'metrics' | 'by' | 'split' | 'where' | 'sort'>>

function viewOfFigures({ source, by = [], split, ...figures }: Figures): RowsView[] {
  return source
    ? [{ ...figures, resource: source, dimensions: [...[by].flat(), ...(split ? [split] : [])] }]
    : []
}
