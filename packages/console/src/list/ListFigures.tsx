import { totalSet } from '@ebkit/core/services/reports'
import type { Metric } from '@ebkit/domain'
import { useStyles } from '@ebkit/ui/styles'
import { usePlace, useStrings } from '@ebkit/widgets/environment'
import { formatFigure } from '../figures/formatFigure'
import { metricsOf } from '../figures/metricsOf'
import { useFigures } from '../figures/useFigures'
import { pageStrings } from '../pages/strings'
import css from './ListFigures.css'

export interface ListFiguresProps {
  /** The page's route, as the table has it. */
  route: string
  figures: readonly Metric[]
  /** What the list is filtered by now. */
  filter: string
  search: string
  /** Of the page's address. */
  parameters: Readonly<Record<string, string>>
}

/** Figures of all rows of a list as it is filtered, not only of those on its page. */
export function ListFigures({ route, figures, filter, search, parameters }: ListFiguresProps) {
  const root = useStyles<HTMLDListElement>(css)
  const { locale } = usePlace()
  const text = useStrings(pageStrings)
  const given = new URLSearchParams(parameters).toString()
  const { figures: found } = useFigures({ route, period: 'all', filter, search, parameters: given })
  const set = found?.sets.find(({ id }) => id === totalSet)
  const shown = set ? metricsOf(set, figures, locale) : []
  return (
    <dl ref={root} className="eb-list-figures" aria-label={text('figures')} aria-busy={!set}>
      {figures.map(({ name }) => {
        const metric = shown.find((each) => each.name === name)
        const value = set?.rows[0]?.values[set.metrics.findIndex((each) => each.name === name)]
        return (
          <div key={name}>
            <dt>{metric?.label}</dt>
            <dd>
              {metric?.type === 'money' && '¥'}
              {metric ? formatFigure(metric.type, value ?? 0) : '–'}
              {metric?.type !== 'money' && metric?.unit && <small> {metric.unit}</small>}
            </dd>
          </div>
        )
      })}
    </dl>
  )
}
