import { countCharacters } from '@ebkit/rules/text-length'
import { type EditorColumn, isNumeric, type ListRow, textOf, wholeOf } from './columns'
import type { ListEditorText } from './strings'

/** Minimum and maximum number of rows. */
export interface RowLimits {
  minRows?: number | undefined
  maxRows?: number | undefined
}

/** The problem of one value, as a text; undefined if it is valid. */
export function cellProblem(column: EditorColumn, row: ListRow, text: ListEditorText): string | undefined {
  const { name, label, type = 'string', required, pattern, message } = column
  const value = row[name]
  const shown = value === false ? '' : textOf(value)
  if (!shown.trim()) return required ? text('required', { label }) : undefined
  if (type === 'enum')
    return column.options.some((one) => `${one.value}` === shown) ? undefined : text('gone', { value: shown })
  if (isNumeric(column) && typeof value !== 'number') return text('number')
  if (type === 'int' && !Number.isInteger(value)) return text('number')
  if (pattern && !wholeOf(pattern).test(shown)) return message || text('pattern')
  const { minLength, maxLength, min, max } = column
  return type === 'string'
    ? limitProblem({ min: minLength, max: maxLength, isText: true }, countCharacters(shown), text)
    : limitProblem({ min, max }, value, text)
}

interface Limits {
  min?: number | string | undefined
  max?: number | string | undefined
  isText?: boolean
}

/** Values are compared directly: numbers, lengths of texts, and dates and times, whose texts sort in order. */
function limitProblem({ min, max, isText }: Limits, size: unknown, text: ListEditorText): string | undefined {
  const measure = size as number
  if (min !== undefined && measure < (min as number)) return text(isText ? 'short' : 'low', { limit: min })
  if (max !== undefined && measure > (max as number))
    return text(isText ? 'long' : 'high', { limit: max, over: measure - Number(max) })
  return undefined
}

/** The first invalid value, with its row. @spec W-RFL-4 */
export function rowProblem(
  rows: readonly ListRow[],
  columns: readonly EditorColumn[],
  text: ListEditorText,
): string | undefined {
  for (const [index, row] of rows.entries())
    for (const column of columns) {
      const message = cellProblem(column, row, text)
      if (message) return text('wrong', { row: index + 1, label: column.label, message })
    }
  return undefined
}

/** Why there are too few or too many rows. */
export function countProblem(
  count: number,
  { minRows = 0, maxRows = Infinity }: RowLimits,
  text: ListEditorText,
): string | undefined {
  if (count < minRows) return text('few', { limit: minRows })
  return count > maxRows ? text('many', { limit: maxRows }) : undefined
}
