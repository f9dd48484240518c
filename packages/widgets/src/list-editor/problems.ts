import { countCharacters } from '@ebkit/rules/text-length'
import { type ListColumn, type ListRow, optionsOf, textOf, wholeOf } from './columns'
import type { Text } from './strings'

/** How many rows there may be. */
export interface RowLimits {
  minRows?: number | undefined
  maxRows?: number | undefined
}

/** What is wrong with one value, in words; undefined when nothing is. */
export function cellProblem(column: ListColumn, row: ListRow, text: Text): string | undefined {
  const { name, label, type = 'text', required, pattern, message } = column
  const value = row[name]
  const shown = value === false ? '' : textOf(value)
  if (!shown.trim()) return required ? text('required', { label }) : undefined
  if (type === 'select')
    return optionsOf(column).some((one) => one.value === shown) ? undefined : text('gone', { value: shown })
  if (type === 'number' && typeof value !== 'number') return text('number')
  if (pattern && !wholeOf(pattern).test(shown)) return message || text('pattern')
  return limitProblem(column, type === 'text' ? countCharacters(shown) : value, text)
}

/** Sizes are compared as they are: numbers, lengths of texts, dates and times, whose texts sort as they do. */
function limitProblem(
  { type = 'text', min, max }: ListColumn,
  size: unknown,
  text: Text,
): string | undefined {
  const isText = type === 'text'
  const measure = size as number
  if (min !== undefined && measure < (min as number)) return text(isText ? 'short' : 'low', { limit: min })
  if (max !== undefined && measure > (max as number))
    return text(isText ? 'long' : 'high', { limit: max, over: measure - Number(max) })
  return undefined
}

/** The first value that is wrong, with the row it is in. @spec W-RFL-4 */
export function rowProblem(
  rows: readonly ListRow[],
  columns: readonly ListColumn[],
  text: Text,
): string | undefined {
  for (const [index, row] of rows.entries())
    for (const column of columns) {
      const message = cellProblem(column, row, text)
      if (message) return text('wrong', { row: index + 1, label: column.label, message })
    }
  return undefined
}

/** Why there may not be so few or so many rows. */
export function countProblem(
  count: number,
  { minRows = 0, maxRows = Infinity }: RowLimits,
  text: Text,
): string | undefined {
  if (count < minRows) return text('few', { limit: minRows })
  return count > maxRows ? text('many', { limit: maxRows }) : undefined
}
