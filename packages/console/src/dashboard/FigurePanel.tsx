import type { FigureSet, ReportQuery } from '@ebkit/core/services/reports'
import type { Panel } from '@ebkit/domain'
import { labelText } from '@ebkit/rules/fields'
import { Skeleton } from '@ebkit/ui/placeholder'
import { usePlace, useStrings } from '@ebkit/widgets/environment'
import { useMemo } from 'react'
import { FigureCard } from '../figures/FigureCard'
import { GroupName } from '../figures/GroupName'
import { rowText } from '../figures/keyText'
import { mergedSets } from '../figures/mergedSets'
import { metricsOf } from '../figures/metricsOf'
import { StatTiles } from '../figures/StatTiles'
import { figureStrings } from '../figures/strings'
import type { OtherComparison } from '../figures/useOtherComparison'
import type { PageProps } from '../pages/PageProps'
import type { ReportPlace } from '../report/reportPlace'
import { PanelMenu } from './PanelMenu'
import { chartOf, comparisonOf, panelMetrics, setsOf } from './panelParts'

export interface FigurePanelProps {
  panel: Panel
  /** Undefined until they are loaded. */
  sets: readonly FigureSet[] | undefined
  resources: PageProps<'dashboard'>['resources']
  /** What figures are compared with, in words. */
  before: string
  /** A second comparison of figures of all rows. */
  other: OtherComparison | undefined
  /** The query that was sent to the gateway. */
  query: ReportQuery
  /** Shows the rows behind a figure. */
  onRows(rows: Pick<ReportPlace, 'panel' | 'figure' | 'rows'>): void
}

/** A panel with figures: tiles, a chart, a table, or words sized by their values. */
export function FigurePanel(props: FigurePanelProps) {
  const { panel, sets, resources, query, onRows } = props
  const { locale } = usePlace()
  const text = useStrings(figureStrings)
  const title = labelText(panel.title, locale)
  const own = useMemo(() => sets && setsOf(panel, sets), [panel, sets])
  const set = useMemo(() => own && mergedSets(own), [own])
  const context = useMemo(
    () => ({ resource: resources[panel.source ?? panel.parts?.[0]?.source ?? ''], text, locale }),
    [resources, panel, text, locale],
  )
  const link = panel.to && (
    <a className="eb-link" href={`#${panel.to}`}>
      {text('more')}
    </a>
  )
  const kind = chartOf(panel)
  const comparison = comparisonOf(panel)
  const before = comparison ? text(comparison) : props.before
  const guide = panel.type === 'stat' ? 'figures' : undefined
  if (!own || !set)
    return (
      <section className="eb-figure__card" aria-label={title} aria-busy={!sets} data-guide={guide}>
        <header>
          <h2>{title}</h2>
        </header>
        <Skeleton rows={4} />
      </section>
    )
  const metrics = metricsOf(set, panelMetrics(panel), locale)
  // the rows behind groups of several resources are in several lists
  const [only] = own.length > 1 ? [] : own
  const openGroup = only && ((rows: string) => onRows({ panel: only.id, rows }))
  const head = (
    <>
      {link}
      <PanelMenu
        {...{ title, resources, query }}
        sets={own}
        onItems={({ id }) => onRows({ panel: id, rows: '' })}
      />
    </>
  )
  if (kind)
    return (
      <FigureCard
        {...{ title, kind, set, metrics, context, before, head }}
        isWide={kind === 'line'}
        onRows={openGroup}
      />
    )
  return (
    <section className="eb-figure__card eb-figure__card--wide" aria-label={title} data-guide={guide}>
      <header>
        <h2>{title}</h2>
        <small />
        {head}
      </header>
      {panel.type === 'cloud' ? (
        <ul className="eb-figure__cloud">
          {set.rows.map((row) => (
            <li key={JSON.stringify(row.keys)}>
              <GroupName name={rowText(row, set.by, context)} condition={row.condition} onRows={openGroup} />{' '}
              <b>{row.values[0]}</b>
            </li>
          ))}
        </ul>
      ) : (
        <StatTiles
          metrics={metrics}
          total={set}
          before={before}
          other={comparison ? undefined : otherOf(panel, props.other)}
          onRows={(figure) => onRows({ panel: setWith(own, figure)?.id, figure })}
        />
      )}
    </section>
  )
}

const setWith = (sets: readonly FigureSet[], figure: string) =>
  sets.find(({ metrics }) => metrics.some(({ name }) => name === figure))

const otherOf = (panel: Panel, other: OtherComparison | undefined) =>
  other && { ...other, total: other.sets && mergedSets(setsOf(panel, other.sets)) }
