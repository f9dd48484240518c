import type { PageResource } from '@ebkit/core/services/consolePages'
import type { FigureSet, ReportQuery } from '@ebkit/core/services/reports'
import type { ListSummary, Metric } from '@ebkit/domain'
import { labelText } from '@ebkit/rules/fields'
import { Button } from '@ebkit/ui/button'
import { Placeholder, Skeleton } from '@ebkit/ui/placeholder'
import { useDescribeError, usePlace, useStrings } from '@ebkit/widgets/environment'
import { FigureTable } from '../figures/FigureTable'
import { dimensionText, keyText } from '../figures/keyText'
import { metricsOf } from '../figures/metricsOf'
import { figureStrings } from '../figures/strings'
import { useFigures } from '../figures/useFigures'
import { Drawer } from '../row/Drawer'

export interface SummaryProps {
  /** What the list is filtered by now. */
  query: ReportQuery
  summary: ListSummary
  figures: readonly Metric[]
  resource: PageResource
  /** Has one row: all. */
  total: FigureSet
  onClose(): void
}

/** The figures of a list for each value of a field, beside it. */
export function Summary({ query, summary, figures, resource, total, onClose }: SummaryProps) {
  const { locale } = usePlace()
  const text = useStrings(figureStrings)
  const describe = useDescribeError()
  const { figures: found, error, reload } = useFigures({ ...query, by: summary.by })
  const [set] = found?.sets ?? []
  const title = labelText(summary.label, locale)
  const context = { resource, text, locale }
  return (
    <Drawer open isWide title={title} onClose={onClose}>
      <div aria-busy={!set}>
        {error !== undefined && (
          <Placeholder kind="error" title={text('failed')} detail={describe(error)}>
            <Button onClick={reload}>{text('retry')}</Button>
          </Placeholder>
        )}
        {error === undefined && !set && <Skeleton rows={6} />}
        {error === undefined && set && (
          <FigureTable
            label={title}
            set={set}
            total={total}
            metrics={metricsOf(set, figures, locale)}
            dimensions={[dimensionText(summary.by, context)]}
            names={set.rows.map((row) => [keyText(row, summary.by, 0, context)])}
          />
        )}
      </div>
    </Drawer>
  )
}
