import type { FigureSet } from '@ebkit/core/services/reports'
import { trendSet } from '@ebkit/core/services/reports'
import type { Chart } from '@ebkit/domain'
import { labelText } from '@ebkit/rules/fields'
import { usePlace, useStrings } from '@ebkit/widgets/environment'
import type { ChartKind } from '../charts/ChartData'
import { FigureCard } from '../figures/FigureCard'
import { dimensionText, type KeyContext } from '../figures/keyText'
import { metricsOf } from '../figures/metricsOf'
import { Segments } from '../figures/Segments'
import { figureStrings } from '../figures/strings'
import type { PageProps } from '../pages/PageProps'
import type { ReportPlace } from './reportPlace'

export interface ReportChartsProps extends Pick<PageProps<'report'>, 'page'> {
  sets: readonly FigureSet[]
  context: KeyContext
  /** What figures are compared with, in words. */
  before: string
  onGo(changes: Partial<ReportPlace>, isNew?: boolean): void
}

/** The set of a chart; charts by day are drawn from the trend. */
export const setOfChart = (sets: readonly FigureSet[], index: number): FigureSet | undefined =>
  sets.find(({ id }) => id === `chart-${index}`) ?? sets.find(({ id }) => id === trendSet)

const kindOf = ({ type }: Chart): ChartKind => (type === 'map' || type === 'table' ? 'bar' : type)

/** The charts of a report, apart from its table. */
export function ReportCharts(props: ReportChartsProps) {
  const { page, sets, context, before, onGo } = props
  const { locale } = usePlace()
  const charts = page.charts.flatMap((chart, index) => {
    const set = chart.type === 'table' ? undefined : setOfChart(sets, index)
    return set ? [{ chart, set, index }] : []
  })
  return (
    <div className="eb-figures__charts">
      {charts.map(({ chart, set, index }) => {
        const isTrend = set.id === trendSet
        const known = metricsOf(set, page.metrics, locale)
        return (
          <FigureCard
            key={index}
            title={chartTitle(chart, set, known, context)}
            kind={kindOf(chart)}
            set={set}
            metrics={chart.metrics.flatMap((name) => known.find((metric) => metric.name === name) ?? [])}
            context={context}
            before={before}
            isWide={isTrend && index === 0}
            head={isTrend && <SpanChoice set={set} onGo={onGo} />}
            onRows={(rows) => onGo({ rows }, true)}
          />
        )
      })}
    </div>
  )
}

function chartTitle(
  { title, metrics, type }: Chart,
  { by }: FigureSet,
  known: readonly { name: string; label: string }[],
  context: KeyContext,
): string {
  if (title) return labelText(title, context.locale)
  const metric = known.find(({ name }) => name === metrics[0])?.label ?? ''
  if (type === 'line') return context.text('trend', { metric })
  if (!by.length) return context.text('overview', { metric })
  return context.text('byDimension', {
    metric,
    dimension: by.map((each) => dimensionText(each, context)).join(' × '),
  })
}

const spans = ['day', 'week', 'month'] as const

/** Chooses days, weeks or months. */
function SpanChoice({ set, onGo }: { set: FigureSet; onGo(changes: Partial<ReportPlace>): void }) {
  const text = useStrings(figureStrings)
  const value = spans.find((span) => set.by[0]?.endsWith(`:${span}`)) ?? 'day'
  return (
    <Segments
      label={text('unit')}
      items={spans.map((span) => ({ value: span, label: text(span) }))}
      value={value}
      onChange={(span) => onGo({ span })}
    />
  )
}
