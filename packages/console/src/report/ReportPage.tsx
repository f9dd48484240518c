import { type FigureSet, totalSet, trendSet } from '@ebkit/core/services/reports'
import { reportOfTab } from '@ebkit/domain/report-of-tab'
import { labelText } from '@ebkit/rules/fields'
import { Button } from '@ebkit/ui/button'
import { Icon } from '@ebkit/ui/icon'
import { slidersHorizontalIcon } from '@ebkit/ui/icons'
import { Placeholder, Skeleton } from '@ebkit/ui/placeholder'
import { useStyles } from '@ebkit/ui/styles'
import { useDescribeError, usePlace, useStrings } from '@ebkit/widgets/environment'
import { laterPart } from '@ebkit/widgets/later'
import { type ReactNode, useMemo, useState } from 'react'
import css from '../figures/Figures.css'
import { metricsOf } from '../figures/metricsOf'
import { StatTiles } from '../figures/StatTiles'
import { figureStrings } from '../figures/strings'
import { type Figures, useFigures } from '../figures/useFigures'
import { useOtherComparison } from '../figures/useOtherComparison'
import { PageHead } from '../pages/PageHead'
import type { PageProps } from '../pages/PageProps'
import { usePageShown } from '../pages/pageShown'
import { LaterRelatedLists } from '../row/LaterRelatedLists'
import { FilterChips } from './FilterChips'
import { PeriodBar } from './PeriodBar'
import { ReportCharts, setOfChart } from './ReportCharts'
import { ReportStrips } from './ReportStrips'
import { ReportTable } from './ReportTable'
import { ReportTabs } from './ReportTabs'
import { isCondition, storeField, tabOfQuery, valuesOf, withTab } from './reportPlace'
import { useReport } from './useReport'

const [useFilterDrawer] = laterPart(() => import('./FilterDrawer'))
const [useRowsDrawer] = laterPart(() => import('./RowsDrawer'))

type Report = ReturnType<typeof useReport>

/** Figures over the rows of a resource, and further ones on tabs. */
export function ReportPage(props: PageProps<'report'>) {
  const { page, open, onQuery } = props
  const asked = tabOfQuery(open.query)
  const tab = page.tabs?.some(({ name, isStrip }) => name === asked && !isStrip) ? asked : undefined
  const shown = reportOfTab(page, tab) ?? page
  return (
    <Figured key={tab ?? ''} {...props} page={shown} tab={tab}>
      <ReportTabs page={page} shown={tab} onChange={(next) => onQuery(withTab(open.query, next), true)} />
    </Figured>
  )
}

interface FiguredProps extends PageProps<'report'> {
  tab: string | undefined
  /** Below the head. */
  children: ReactNode
}

/** Tiles, charts, a table, and the rows behind each of them. */
function Figured({ tab, children, ...props }: FiguredProps) {
  const { page, open } = props
  const root = useStyles<HTMLElement>(css)
  const { locale } = usePlace()
  const text = useStrings(figureStrings)
  const report = useReport(props, tab)
  const figures = useFigures(report.query)
  const [isFiltering, setFiltering] = useState(false)
  const at = figures.figures?.at.slice(5, 16)
  const count = Object.keys(report.place.filters).length
  return (
    <section ref={root} className="eb-figures" aria-busy={figures.isLoading}>
      <PageHead
        title={labelText(page.title, locale)}
        path={open.path}
        facts={<small>{at && text('asOf', { time: at })}</small>}
      >
        <PeriodBar place={report.place} period={figures.figures?.sets[0]?.period} onGo={report.go}>
          {report.fields.length > 0 && (
            <Button onClick={() => setFiltering(true)}>
              <Icon path={slidersHorizontalIcon} />
              {count ? text('filtersCount', { count }) : text('filters')}
            </Button>
          )}
        </PeriodBar>
      </PageHead>
      {children}
      <FilterChips
        fields={report.fields}
        references={props.references}
        filters={report.place.filters}
        onChange={(filters) => report.go({ filters })}
      />
      <Content {...props} report={report} figures={figures} />
      {isFiltering && <Filters {...props} report={report} onClose={() => setFiltering(false)} />}
      {figures.figures && <Rows {...props} report={report} sets={figures.figures.sets} />}
    </section>
  )
}

interface PartProps extends PageProps<'report'> {
  report: Report
}

function Content({ report, figures, ...props }: PartProps & { figures: Figures }) {
  const { page, open } = props
  const { locale } = usePlace()
  const text = useStrings(figureStrings)
  const describe = useDescribeError()
  const context = useMemo(
    () => ({ resource: report.resource, text, locale }),
    [report.resource, text, locale],
  )
  const other = useOtherComparison(report.query)
  if (figures.error !== undefined)
    return (
      <Placeholder kind="error" title={text('failed')} detail={describe(figures.error)}>
        <Button onClick={figures.reload}>{text('retry')}</Button>
      </Placeholder>
    )
  const sets = figures.figures?.sets
  const total = sets?.find(({ id }) => id === totalSet)
  if (!sets || !total) return <Skeleton rows={8} />
  const before = text(report.place.compare === 'year' ? 'year' : 'previous')
  const index = page.charts.findIndex(({ type }) => type === 'table')
  const own = index < 0 ? undefined : setOfChart(sets, index)
  const metrics = own ? own.metrics.map(({ name }) => name) : page.metrics.map(({ name }) => name)
  return (
    <>
      <StatTiles
        metrics={metricsOf(total, page.metrics, locale)}
        total={total}
        trend={sets.find(({ id }) => id === trendSet)}
        before={before}
        other={other && { ...other, total: other.sets?.[0] }}
      />
      <ReportStrips page={page} query={report.query} filters={report.place.filters} before={before} />
      <ReportCharts {...props} sets={sets} context={context} before={before} onGo={report.go} />
      <ReportTable
        page={page}
        query={report.query}
        by={report.place.by ?? own?.by.join() ?? page.dimensions[0] ?? ''}
        metrics={metrics}
        set={own}
        total={total}
        context={context}
        before={before}
        canExport={!!page.export && !!report.resource?.rights.includes('export')}
        parameters={open.parameters}
        onGo={report.go}
      />
      {page.related && report.resource && (
        <LaterRelatedLists
          {...props}
          resource={report.resource}
          row={{}}
          lists={page.related.filter(({ via }) => !via)}
        />
      )}
    </>
  )
}

function Filters({ report, references, onClose }: PartProps & { onClose(): void }) {
  const { FilterDrawer, failure } = useFilterDrawer(true)
  if (!FilterDrawer) return failure ?? null
  return (
    <FilterDrawer
      fields={report.fields}
      references={references}
      filters={report.place.filters}
      onApply={(filters) => report.go({ filters })}
      onClose={onClose}
    />
  )
}

/** The rows behind a figure, as the address names them. */
function Rows({ page, report, sets }: PartProps & { sets: readonly FigureSet[] }) {
  const { locale } = usePlace()
  const isShown = usePageShown()
  const { rows, filters } = report.place
  const total = sets.find(({ id }) => id === totalSet)
  const isOpen = rows !== undefined && isCondition(rows) && isShown
  const { RowsDrawer, failure } = useRowsDrawer(isOpen)
  if (!isOpen || !total || !report.resource) return null
  if (!RowsDrawer) return failure ?? null
  return (
    <RowsDrawer
      title={labelText(page.title, locale)}
      where={[total.condition, rows].filter(Boolean).join('&')}
      resource={report.resource}
      columns={page.columns ?? []}
      sort={`${page.time} desc`}
      hotelId={valuesOf(filters[storeField]).join(',') || undefined}
      canExport={report.resource.rights.includes('export')}
      onClose={() => report.go({ rows: undefined })}
    />
  )
}
