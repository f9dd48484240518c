import { conditionOf, type ListFilters } from '@ebkit/core/list'
import type { PageResource } from '@ebkit/core/services/consolePages'
import { totalSet } from '@ebkit/core/services/reports'
import type { ListFigure, ListSummary } from '@ebkit/domain'
import { labelText } from '@ebkit/rules/fields'
import { Button } from '@ebkit/ui/button'
import { useStyles } from '@ebkit/ui/styles'
import { usePlace, useStrings } from '@ebkit/widgets/environment'
import { laterPart } from '@ebkit/widgets/later'
import { useState } from 'react'
import { metricsOf } from '../figures/metricsOf'
import { useFigures } from '../figures/useFigures'
import { pageStrings } from '../pages/strings'
import { FigureValue } from './FigureValue'
import { isFigureSet, withoutFigures } from './figureFilters'
import css from './ListFigures.css'

const [useSummary] = laterPart(() => import('./Summary'))

export interface ListFiguresProps {
  /** The page's route, as the table has it. */
  route: string
  figures: readonly ListFigure[]
  summaries?: readonly ListSummary[] | undefined
  resource: PageResource
  /** Grows when rows have changed. */
  changes: number
  /** What the list is filtered by now, besides its fixed condition. */
  filters: ListFilters
  where: string
  onFilters(filters: ListFilters): void
  search: string
  /** Of the page's address. */
  parameters: Readonly<Record<string, string>>
}

/** Figures of all rows that match a list's filters, not only of those on its page. */
export function ListFigures(props: ListFiguresProps) {
  const { route, figures, summaries = [], filters, where, search, parameters } = props
  const root = useStyles<HTMLDivElement>(css)
  const { locale } = usePlace()
  const text = useStrings(pageStrings)
  const given = new URLSearchParams(parameters).toString()
  const others = withoutFigures(figures, filters)
  const filter = conditionOf(others, where)
  const query = { route, period: 'all', filter, search, parameters: given } as const
  const { figures: found } = useFigures(query, props.changes)
  const [summed, setSummed] = useState<ListSummary>()
  const { Summary, failure } = useSummary(summed !== undefined)
  const set = found?.sets.find(({ id }) => id === totalSet)
  const shown = set ? metricsOf(set, figures, locale) : []
  return (
    <div ref={root} className="eb-list-figures">
      <dl aria-label={text('figures')} aria-busy={!set}>
        {figures.map((figure) => {
          const { name } = figure
          const isSet = isFigureSet(figures, figure, filters)
          const metric = shown.find((each) => each.name === name)
          const value = set?.rows[0]?.values[set.metrics.findIndex((each) => each.name === name)]
          return (
            <div key={name}>
              <dt>{labelText(figure.label, locale)}</dt>
              <dd className={set ? undefined : 'eb-list-figures__waiting'}>
                <FigureValue
                  {...{ metric, value, isSet }}
                  onSet={figure.sets && (() => props.onFilters({ ...others, ...(!isSet && figure.sets) }))}
                />
              </dd>
            </div>
          )
        })}
      </dl>
      {set &&
        summaries.map((summary) => (
          <Button key={summary.by} onClick={() => setSummed(summary)}>
            {labelText(summary.label, locale)}
          </Button>
        ))}
      {summed && !Summary && failure}
      {summed && set && Summary && (
        <Summary {...props} query={query} summary={summed} total={set} onClose={() => setSummed(undefined)} />
      )}
    </div>
  )
}
