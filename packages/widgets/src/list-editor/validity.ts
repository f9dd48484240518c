import { createTranslator } from '@ebkit/core/locale'
import { getPage } from '@ebkit/core/page'
import { editorColumn, type ListColumn, type ListRow } from './columns'
import { countProblem, type RowLimits, rowProblem } from './problems'
import { strings } from './strings'

/** Why these rows cannot be submitted, as a form needs it. @spec W-RFL-4 */
export function listProblem(
  rows: readonly ListRow[],
  { columns = [], ...limits }: RowLimits & { columns?: readonly ListColumn[] },
  locale: string,
) {
  const text = createTranslator(strings, locale, getPage().$configuration.get().strings)
  const own = columns.map((column) => editorColumn(column, locale))
  const wrong = rowProblem(rows, own, text)
  const message = wrong ?? countProblem(rows.length, limits, text)
  if (!message) return undefined
  if (wrong) return { flag: 'badInput', message } as const
  return { flag: rows.length < (limits.minRows ?? 0) ? 'rangeUnderflow' : 'rangeOverflow', message } as const
}
