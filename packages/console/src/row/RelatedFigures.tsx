import type { PageResource } from '@ebkit/core/services/consolePages'
import type { RelatedFigures as Definition } from '@ebkit/domain'
import { labelText } from '@ebkit/rules/fields'
import { Button } from '@ebkit/ui/button'
import { Placeholder, Skeleton } from '@ebkit/ui/placeholder'
import { useDescribeError, usePlace, useStrings } from '@ebkit/widgets/environment'
import { FigureTable } from '../figures/FigureTable'
import { dimensionText, keyText } from '../figures/keyText'
import { metricsOf } from '../figures/metricsOf'
import { figureStrings } from '../figures/strings'
import { useFigures } from '../figures/useFigures'

export interface RelatedFiguresProps {
  figures: Definition
  resource: PageResource
  /** The condition of the rows that refer to the open one. */
  filter: string
}

/** Rows that refer to a row, counted as a report groups them. */
export function RelatedFigures({ figures: definition, resource, filter }: RelatedFiguresProps) {
  const { locale } = usePlace()
  const text = useStrings(figureStrings)
  const describe = useDescribeError()
  const { by, metrics, report: route } = definition
  const asked = { route, period: 'all', filter, metrics: metrics.map(({ name }) => name).join() } as const
  const { figures, error, reload } = useFigures({ ...asked, by: by.join() })
  const { figures: whole } = useFigures({ ...asked, by: 'total' })
  const [set] = figures?.sets ?? []
  const context = { resource, text, locale }
  if (error !== undefined)
    return (
      <Placeholder kind="error" title={text('failed')} detail={describe(error)}>
        <Button onClick={reload}>{text('retry')}</Button>
      </Placeholder>
    )
  if (!set) return <Skeleton rows={4} />
  return (
    <div>
      <FigureTable
        label={labelText(definition.title, locale)}
        set={set}
        total={whole?.sets[0]}
        metrics={metricsOf(set, metrics, locale)}
        dimensions={by.map((each) => dimensionText(each, context))}
        names={set.rows.map((row) => by.map((each, index) => keyText(row, each, index, context)))}
      />
    </div>
  )
}
