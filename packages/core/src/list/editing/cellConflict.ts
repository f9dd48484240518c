import type { FieldProblem, Problem } from '@ebkit/rules/validation'
import { isSameValue } from '../../form/values'
import { fieldOf } from '../fieldOf'
import type { ListRow } from '../ListRow'

/** A gateway's answer that refuses a row; unchecked. */
interface Refusal {
  status?: unknown
  data?: { current?: ListRow; problems?: unknown } | null
}

const refusalOf = (error: unknown): Refusal => Object(error)

/** The row as saved by another user, if a save was refused because of an outdated version (HTTP 409). */
export function rowOfConflict(error: unknown): ListRow | undefined {
  const { status, data } = refusalOf(error)
  return status === 409 ? data?.current : undefined
}

/** Whether they changed other fields only: this field has the value from which the user started. */
export const isConflictElsewhere = (theirs: ListRow, row: ListRow, name: string): boolean =>
  isSameValue(fieldOf(theirs, name) ?? null, fieldOf(row, name) ?? null)

/** The gateway's problem of this field, else its first problem. */
export function problemOfCell(error: unknown, name: string): Problem | undefined {
  const problems = refusalOf(error).data?.problems
  if (!Array.isArray(problems)) return undefined
  return problems.find((one: FieldProblem | null) => one?.path === name) ?? problems[0]
}
