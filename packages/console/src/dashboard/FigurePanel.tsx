import type { FigureSet } from '@ebkit/core/services/reports'
import type { Panel } from '@ebkit/domain'
import { labelText } from '@ebkit/rules/fields'
import { Skeleton } from '@ebkit/ui/placeholder'
import { usePlace, useStrings } from '@ebkit/widgets/environment'
import { useMemo } from 'react'
import { FigureCard } from '../figures/FigureCard'
import { rowText } from '../figures/keyText'
import { mergedSets } from '../figures/mergedSets'
import { metricsOf } from '../figures/metricsOf'
import { StatTiles } from '../figures/StatTiles'
import { figureStrings } from '../figures/strings'
import type { OtherComparison } from '../figures/useOtherComparison'
import type { PageProps } from '../pages/PageProps'
import { chartOf, panelMetrics, setsOf } from './panelParts'

export interface FigurePanelProps {
  panel: Panel
  /** Undefined until they have come. */
  sets: readonly FigureSet[] | undefined
  resources: PageProps<'dashboard'>['resources']
  /** What figures are compared with, in words. */
  before: string
  /** A second comparison of figures of all rows. */
  other: OtherComparison | undefined
}

/** A panel with figures: tiles, a chart, a table, or words in their sizes. */
export function FigurePanel({ panel, sets, resources, before, other }: FigurePanelProps) {
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
  if (kind)
    return (
      <FigureCard {...{ title, kind, set, metrics, context, before }} head={link} isWide={kind === 'line'} />
    )
  return (
    <section className="eb-figure__card eb-figure__card--wide" aria-label={title} data-guide={guide}>
      <header>
        <h2>{title}</h2>
        <small />
        {link}
      </header>
      {panel.type === 'cloud' ? (
        <ul className="eb-figure__cloud">
          {set.rows.map((row) => (
            <li key={JSON.stringify(row.keys)}>
              {rowText(row, set.by, context)} <b>{row.values[0]}</b>
            </li>
          ))}
        </ul>
      ) : (
        <StatTiles metrics={metrics} total={set} before={before} other={otherOf(panel, other)} />
      )}
    </section>
  )
}

const otherOf = (panel: Panel, other: OtherComparison | undefined) =>
  other && { name: other.name, total: other.sets && mergedSets(setsOf(panel, other.sets)) }
