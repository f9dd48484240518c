import type { FigureSet } from '@ebkit/core/services/reports'
import type { Panel } from '@ebkit/domain'
import { type Field, labelText } from '@ebkit/rules/fields'
import { usePlace } from '@ebkit/widgets/environment'
import type { PageProps } from '../pages/PageProps'
import { usePageShown } from '../pages/pageShown'
import { RowsDrawer } from '../report/RowsDrawer'
import { isCondition, type ReportPlace } from '../report/reportPlace'
import { panelMetrics, resourceOf, setsOf, timeOf } from './panelParts'

export interface PanelRowsProps extends Pick<PageProps<'dashboard'>, 'page' | 'resources'> {
  place: ReportPlace
  sets: readonly FigureSet[]
  onClose(): void
}

/** The condition of the rows that the address names; undefined if it names none of this set. */
function conditionOf({ figure, rows }: ReportPlace, { condition, metrics }: FigureSet): string | undefined {
  if (figure !== undefined) return metrics.find(({ name }) => name === figure)?.condition
  if (rows === undefined || !isCondition(rows)) return undefined
  return [condition, rows].filter(Boolean).join('&')
}

/** The columns behind the figures; first those that name a row and its time. */
function columnsOf(panel: Panel, set: FigureSet, display: string, fields: readonly Field[]): string[] {
  const known = new Set(fields.map(({ name }) => name))
  const counted = panelMetrics(panel).flatMap(({ field = '', times = '' }) => [field, times])
  const grouped = set.by.map((dimension) => dimension.split(':')[0] ?? '')
  const names = [display, timeOf(panel, set) ?? '', ...grouped, ...counted, ...known]
  return [...new Set(names)].filter((name) => known.has(name))
}

/** The rows behind a figure of a panel, as the address names them. */
export function PanelRows({ page, resources, place, sets, onClose }: PanelRowsProps) {
  const { locale } = usePlace()
  const isShown = usePageShown()
  const set = sets.find(({ id }) => id === place.panel)
  const panel = set && page.panels.find((each) => setsOf(each, [set]).length)
  const resource = set && resourceOf(set, resources)
  const where = set && conditionOf(place, set)
  if (!isShown || !panel || !resource || where === undefined) return null
  const time = timeOf(panel, set)
  const figure = panelMetrics(panel).find(({ name }) => name === place.figure)
  return (
    <RowsDrawer
      title={labelText(figure?.label ?? panel.title, locale)}
      where={where}
      resource={resource}
      columns={columnsOf(panel, set, resource.display, resource.fields)}
      sort={time && `${time} desc`}
      hotelId={undefined}
      canExport={resource.rights.includes('export')}
      onClose={onClose}
    />
  )
}
