import type { FigureSet } from '@ebkit/core/services/reports'
import type { Metric } from '@ebkit/domain'
import { labelText } from '@ebkit/rules/fields'
import type { TileMetric } from './StatTiles'

/** The metrics of a set with their names, in the set's order. */
export function metricsOf(set: FigureSet, metrics: readonly Metric[], locale: string): TileMetric[] {
  return set.metrics.map(({ name, type }) => {
    const metric = metrics.find((each) => each.name === name)
    return {
      ...{ name, type },
      label: metric ? labelText(metric.label, locale) : name,
      unit: metric?.unit && labelText(metric.unit, locale),
    }
  })
}
