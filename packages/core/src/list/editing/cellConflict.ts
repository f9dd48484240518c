import type { FieldProblem, Problem } from '@ebkit/rules/validation'
import { isSameValue } from '../../form/values'
import { fieldOf } from '../fieldOf'
import type { ListRow } from '../ListRow'

/** What a gateway answers that refuses a row; unchecked. */
interface Refusal {
  status?: unknown
  data?: { current?: ListRow; problems?: unknown } | null
}

const refusalOf = (error: unknown): Refusal => Object(error)

/** The row as somebody else has saved it, where a save was refused for its stale version (HTTP 409). */
export function rowOfConflict(error: unknown): ListRow | undefined {
  const { status, data } = refusalOf(error)
  return status === 409 ? data?.current : undefined
}

/** Whether they changed other fields only: this one is as it was when the person began. */
export const isConflictElsewhere = (theirs: ListRow, row: ListRow, name: string): boolean =>
  isSameValue(fieldOf(theirs, name) ?? null, fieldOf(row, name) ?? null)

/** What the gateway says about the field, else the first problem that it names. */
export function problemOfCell(error: unknown, name: string): Problem | undefined {
  const problems = refusalOf(error).data?.problems
  if (!Array.isArray(problems)) return undefined
  return problems.find((one: FieldProblem | null) => one?.path === name) ?? problems[0]
}
