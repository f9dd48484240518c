import { type ReportQuery, totalSet } from '@ebkit/core/services/reports'
import type { ReportPage, ReportTab } from '@ebkit/domain'
import { labelText } from '@ebkit/rules/fields'
import { Skeleton } from '@ebkit/ui/placeholder'
import { useDescribeError, usePlace, useStrings } from '@ebkit/widgets/environment'
import { metricsOf } from '../figures/metricsOf'
import { StatTiles } from '../figures/StatTiles'
import { figureStrings } from '../figures/strings'
import { useFigures } from '../figures/useFigures'
import { filterCondition, type ReportPlace } from './reportPlace'

export interface ReportStripsProps {
  page: ReportPage
  query: ReportQuery
  filters: ReportPlace['filters']
  /** What figures are compared with, in words. */
  before: string
}

/** Figures of other rows, for the same days. */
export function ReportStrips({ page, ...props }: ReportStripsProps) {
  return page.tabs
    ?.filter(({ isStrip }) => isStrip)
    .map((strip) => <Strip key={strip.name} {...props} strip={strip} />)
}

function Strip({ strip, query, filters, before }: Omit<ReportStripsProps, 'page'> & { strip: ReportTab }) {
  const { locale } = usePlace()
  const text = useStrings(figureStrings)
  const describe = useDescribeError()
  const own = Object.fromEntries(Object.entries(filters).filter(([name]) => strip.filters.includes(name)))
  const { figures, error } = useFigures({
    ...{ ...query, by: undefined, tab: strip.name },
    filter: filterCondition(own) || undefined,
  })
  const total = figures?.sets.find(({ id }) => id === totalSet)
  const title = labelText(strip.title, locale)
  return (
    <section className="eb-figures__strip" aria-label={title}>
      <h2>{title}</h2>
      {error !== undefined && <p role="alert">{`${text('failed')} ${describe(error)}`}</p>}
      {!total && error === undefined && <Skeleton rows={1} />}
      {total && <StatTiles metrics={metricsOf(total, strip.metrics, locale)} total={total} before={before} />}
    </section>
  )
}
