import type { Row } from '@ebkit/core/services/rows'
import type { QuestionText } from './strings'

/** Rows that a question names. */
const mostNames = 5

/** The names of the rows that were read, the first ones where there are many. @param count of all rows, also of those never read */
export function joinedNames(
  rows: readonly Row[],
  nameOf: (row: Row) => string,
  count: number,
  text: QuestionText,
): string {
  const named = rows.slice(0, mostNames)
  const names = named.map(nameOf).join(text('comma'))
  return names && count > named.length ? text('namesOfSome', { names }) : names
}
