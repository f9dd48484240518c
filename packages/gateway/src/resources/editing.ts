import type { Resource } from '@ebkit/domain'
import { evaluateCondition, parseCondition } from '@ebkit/rules/conditions'
import { today } from '@ebkit/rules/dates'
import { isEmptyValue } from '@ebkit/rules/fields'
import { refuse } from '../behaviour/refuse'
import { timeZone } from './fieldSql'
import type { Model } from './model'

const isSame = (one: unknown, other: unknown) =>
  (isEmptyValue(one) && isEmptyValue(other)) || JSON.stringify(one) === JSON.stringify(other)

/** Whether a row may become what a form says. @throws 422 with the reason */
export function requireEditable(
  { editable = [] }: Pick<Resource, 'editable'>,
  stored: Model,
  model: Model,
): void {
  const day = { today: today(timeZone) }
  for (const { while: condition, fields, code, otherwise } of editable) {
    if (evaluateCondition(parseCondition(condition), stored, day)) continue
    if (!fields || fields.some((name) => !isSame(stored[name], model[name]))) refuse(code, otherwise)
  }
}
