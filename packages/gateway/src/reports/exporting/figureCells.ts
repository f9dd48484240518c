import type { Metric } from '@ebkit/domain'
import type { FigureType } from '@ebkit/protocol/calls/reports'
import { labelText } from '@ebkit/rules/fields'
import type { SheetCell } from '@ebkit/rules/sheets'
import { cellOf } from '../../resources/exporting/cell'
import type { BoundDimension } from '../dimensions'
import type { BoundFigures } from '../figureSql'
import { figureType } from '../metricSql'
import { groupOf } from '../readFigures'
import { reportStrings } from '../strings'
import { windowOf } from '../windows'

type Lang = 'zh' | 'en'

const textCell = (text: string): SheetCell => ({ kind: 'text', text })

/** A figure in the unit of its column: money in yuan, shares in percent. An unknown figure is an empty cell. */
function figureCell(type: FigureType, value: number | null): SheetCell {
  if (value === null) return textCell('')
  if (type === 'money') return { kind: 'number', value: value / 100, decimals: 2 }
  if (type === 'share') return { kind: 'number', value: Math.round(value * 10_000) / 100 }
  return { kind: 'number', value }
}

function keyCell({ bound, unit }: BoundDimension, key: unknown, label: string | null, lang: Lang): SheetCell {
  if (key === null) return textCell(reportStrings[lang].none)
  if (unit === 'day' || unit === 'week') return { kind: 'date', text: String(key) }
  if (unit === 'weekday') return textCell(reportStrings[lang].weekdays[Number(key) - 1] ?? '')
  if (unit === 'hour') return textCell(`${String(key).padStart(2, '0')}:00`)
  // Regions are grouped by their first part.
  if (unit || label !== null || bound.field.type === 'region') return textCell(label ?? String(key))
  return cellOf(bound.field, key, lang)
}

const withUnit = ({ label, unit }: Pick<Metric, 'label' | 'unit'>, lang: Lang, what = '') => {
  const facts = [what, unit ? labelText(unit, lang) : ''].filter(Boolean)
  return labelText(label, lang) + (facts.length ? ` (${facts.join(', ')})` : '')
}

/** The header row of a file with figures. */
export function figureHeaders({ dimensions, query, asked, window }: BoundFigures, lang: Lang): string[] {
  const texts = reportStrings[lang]
  const keys = dimensions.map(({ bound, unit }) =>
    unit ? `${labelText(bound.field.label, lang)} (${texts[unit]})` : labelText(bound.field.label, lang),
  )
  const windows = [window, ...query.metrics.map((metric) => windowOf(query, asked, metric))]
  const compared = windows.find(({ before }) => before)
  const before = compared?.comparison === 'year' ? texts.year : texts.before
  const figures = query.metrics.flatMap((metric) => [
    withUnit(metric, lang),
    ...(compared ? [withUnit(metric, lang, before)] : []),
  ])
  return [...keys, ...figures]
}

/** A row of a file with figures. */
export function figureCells(figures: BoundFigures, row: Record<string, unknown>, lang: Lang): SheetCell[] {
  const { dimensions, query, binding } = figures
  const { keys, labels, values, before } = groupOf(figures, row)
  const context = { binding, metrics: query.among ?? query.metrics }
  const numbers = query.metrics.flatMap((metric, index) => {
    const type = figureType(context, metric)
    const cells = [figureCell(type, values[index] ?? null)]
    return before ? [...cells, figureCell(type, before[index] ?? null)] : cells
  })
  const names = dimensions.map((dimension, index) =>
    keyCell(dimension, keys[index] ?? null, labels[index] ?? null, lang),
  )
  return [...names, ...numbers]
}
