import type { ListColumn, ListFilter } from '@ebkit/core/list'
import { numberOf, numberText } from '@ebkit/rules/fields'

/** The input of a filter's editor: a text, or the ends of a range. */
export interface FilterDraft {
  readonly is: string
  readonly from: string
  readonly to: string
}

/** Why a draft is not a filter yet: a code of `problemText`, or the end of its range is below its start. */
export type FilterProblem = 'number' | 'integer' | 'endBelowStart'

const numbers: readonly unknown[] = ['int', 'decimal', 'money', 'percent']

const isNumeric = ({ type }: ListColumn) => numbers.includes(type)

/** Whether a column is filtered by the ends of a range. */
export const hasRange = (column: ListColumn): boolean => column.type === 'time' || isNumeric(column)

/** A filter as text for editing: amounts in yuan. */
export function draftOf({ is, from, to }: ListFilter, column: ListColumn): FilterDraft {
  const typed = (end: string | number | undefined) => {
    if (end == null || end === '') return ''
    const number = isNumeric(column) ? Number(end) : Number.NaN
    return Number.isNaN(number) ? String(end) : numberText(column, number)
  }
  return { is: String(is?.[0] ?? ''), from: typed(from), to: typed(to) }
}

/** One end as it is sent: amounts in cents, times completed; a text that is not a number stays. */
function endOf(typed: string, column: ListColumn): string | number {
  if (isNumeric(column)) return numberOf(column, typed) ?? ''
  const [hours, minutes] = typed.split(':')
  return hours || minutes ? `${hours || '00'}:${minutes || '00'}` : ''
}

/** The filter of a draft. */
export function filterOf({ is, from, to }: FilterDraft, column: ListColumn): ListFilter {
  if (!hasRange(column)) return { is: is.trim() ? [is.trim()] : [] }
  return { from: endOf(from, column), to: endOf(to, column) }
}

/** The problem of a draft, if any. */
export function problemOf(draft: FilterDraft, column: ListColumn): FilterProblem | undefined {
  const { from = '', to = '' } = filterOf(draft, column)
  const ends = [from, to].filter((end) => end !== '')
  if (isNumeric(column) && ends.some((end) => typeof end !== 'number')) return 'number'
  if (column.type === 'int' && !ends.every(Number.isInteger)) return 'integer'
  return from !== '' && to !== '' && from > to ? 'endBelowStart' : undefined
}
