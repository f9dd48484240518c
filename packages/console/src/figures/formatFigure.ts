import type { FigureType } from '@ebkit/core/services/reports'
import { noValue } from '@ebkit/rules/fields'
import { formatCents, formatNumber } from '@ebkit/rules/products'

const rounded = (value: number, decimals: number) => {
  const factor = 10 ** decimals
  return Math.round(value * factor) / factor
}

/** A figure formatted for display: money in yuan, shares in percent. */
export function formatFigure(type: FigureType, value: number | null | undefined): string {
  if (value === null || value === undefined) return noValue
  if (type === 'money') return formatCents(rounded(value, 0))
  if (type === 'share') return `${rounded(value * 100, 1)}%`
  if (type === 'percent') return `${rounded(value, 1)}%`
  return formatNumber(rounded(value, 2))
}

/** A figure on an axis, where only a few characters fit: `6 万`, `60k`. */
export function shortFigure(type: FigureType, value: number, locale: string): string {
  if (type === 'share' || type === 'percent') return formatFigure(type, value)
  const plain = type === 'money' ? value / 100 : value
  const [unit, name] = locale === 'en' ? [1000, 'k'] : [10_000, ' 万']
  return Math.abs(plain) < unit
    ? formatNumber(rounded(plain, 2))
    : `${formatNumber(rounded(plain / unit, 1))}${name}`
}
