import { countedUnit, noValue } from '@ebkit/rules/fields'
import { formatFigure } from '../figures/formatFigure'
import type { TileMetric } from '../figures/StatTiles'

export interface FigureValueProps {
  /** Undefined until it has come. */
  metric: TileMetric | undefined
  value: number | null | undefined
  /** The list is filtered by it. */
  isSet: boolean
  /** Filters the list by it, or no longer. Undefined: it cannot be pressed. */
  onSet: (() => void) | undefined
}

/** A figure above a list. */
export function FigureValue({ metric, value, isSet, onSet }: FigureValueProps) {
  const shown = (
    <>
      {metric?.type === 'money' && '¥'}
      {metric ? formatFigure(metric.type, value ?? 0) : noValue}
      {metric?.type !== 'money' && metric?.unit && <small> {countedUnit(metric.unit, value ?? 0)}</small>}
    </>
  )
  if (!onSet || !metric) return shown
  return (
    <button
      type="button"
      className="eb-list-figures__press"
      aria-pressed={isSet}
      aria-label={`${metric.label} ${formatFigure(metric.type, value ?? 0)}`}
      onClick={onSet}
    >
      {shown}
    </button>
  )
}
