import type { Editable, Resource } from '@ebkit/domain'
import type { ResourceProblem } from '@ebkit/protocol/calls/resources'
import { evaluateCondition, parseCondition } from '@ebkit/rules/conditions'
import { today } from '@ebkit/rules/dates'
import { isEmptyValue, valueAt } from '@ebkit/rules/fields'
import { refuse } from '../behaviour/refuse'
import { explained } from '../behaviour/refuseAt'
import { timeZone } from './fieldSql'
import type { Model } from './model'
import { refusedFields } from './problems'

const isSame = (one: unknown, other: unknown) =>
  (isEmptyValue(one) && isEmptyValue(other)) || JSON.stringify(one) === JSON.stringify(other)

/** Values that would shrink, and fixed ends of a period that would move. */
function problemsOf({ fields = [], growing = [], otherwise }: Editable, stored: Model, model: Model) {
  const smaller = growing.flatMap((path): ResourceProblem[] => {
    const limit = Number(stored[path] ?? 0)
    return Number(model[path] ?? 0) < limit ? [{ path, code: 'minValue', params: { limit } }] : []
  })
  const moved = fields
    .filter((path) => path.includes('.') && !isSame(valueAt(stored, path), valueAt(model, path)))
    .map((path) => explained(path.split('.')[0] ?? path, otherwise))
  return [...smaller, ...moved]
}

/**
 * Requires that a row may change from its stored values to the model.
 *
 * @throws 422 with the reason, or with the problems by field
 */
export function requireEditable(
  { editable = [] }: Pick<Resource, 'editable'>,
  stored: Model,
  model: Model,
): void {
  const day = { today: today(timeZone) }
  for (const rule of editable) {
    const { while: condition, fields, code, otherwise } = rule
    if (evaluateCondition(parseCondition(condition), stored, day)) continue
    const whole = fields?.filter((name) => !name.includes('.'))
    if (!whole || whole.some((name) => !isSame(stored[name], model[name]))) refuse(code, otherwise)
    const problems = problemsOf(rule, stored, model)
    if (problems.length) throw refusedFields(problems)
  }
}
