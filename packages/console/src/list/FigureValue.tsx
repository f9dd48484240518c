import { countedUnit, noValue } from '@ebkit/rules/fields'
import { formatYuan } from '@ebkit/rules/products'
import { formatFigure } from '../figures/formatFigure'
import type { TileMetric } from '../figures/StatTiles'

export interface FigureValueProps {
  /** Undefined until it is loaded. */
  metric: TileMetric | undefined
  value: number | null | undefined
  /** The list is filtered by it. */
  isSet: boolean
  /** Toggles the filter. Undefined: the figure cannot be pressed. */
  onSet: (() => void) | undefined
}

/** A figure above a list. */
export function FigureValue({ metric, value, isSet, onSet }: FigureValueProps) {
  const isMoney = metric?.type === 'money'
  const figure = metric ? figureText(metric.type, value ?? 0) : noValue
  const shown = (
    <>
      {figure}
      {!isMoney && metric?.unit && <small> {countedUnit(metric.unit, value ?? 0)}</small>}
    </>
  )
  if (!onSet || !metric) return shown
  return (
    <button
      type="button"
      className="eb-list-figures__press"
      aria-pressed={isSet}
      aria-label={`${metric.label} ${figure}`}
      onClick={onSet}
    >
      {shown}
    </button>
  )
}

const figureText = (type: TileMetric['type'], value: number) =>
  type === 'money' ? formatYuan(value) : formatFigure(type, value)
