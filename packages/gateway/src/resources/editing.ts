import { isDeepStrictEqual } from 'node:util'
import type { Editable, Resource } from '@ebkit/domain'
import type { ResourceProblem } from '@ebkit/protocol/calls/resources'
import { evaluateCondition, parseCondition } from '@ebkit/rules/conditions'
import { today } from '@ebkit/rules/dates'
import { closedFields, isEmptyValue, type Label, valueAt } from '@ebkit/rules/fields'
import { refuse } from '../behaviour/refuse'
import { explained } from '../behaviour/refuseAt'
import { timeZone } from './fieldSql'
import { isModel, type Model } from './model'
import { refusedFields } from './problems'

/** A value without the empty ones in its records: a form may leave them out. */
function filledIn(value: unknown): unknown {
  if (isEmptyValue(value)) return undefined
  if (Array.isArray(value)) return value.map(filledIn)
  if (!isModel(value)) return value
  const entries = Object.entries(value).map(([name, inner]) => [name, filledIn(inner)] as const)
  return Object.fromEntries(entries.filter(([, inner]) => inner !== undefined))
}

const isSame = (one: unknown, other: unknown) => isDeepStrictEqual(filledIn(one), filledIn(other))

const isPart = (path: string) => path.includes('.')
const fieldOf = (path: string) => path.split('.')[0] ?? path

/** The values at `activityTime.end`, one, or at `prizes.quantity`, one for each record of the list. */
function partsOf(row: Model, path: string): unknown[] {
  const list = row[fieldOf(path)]
  if (!Array.isArray(list)) return [valueAt(row, path)]
  return list.map((record) => valueAt(record, path.slice(fieldOf(path).length + 1)))
}

/** Whether a part became smaller or went: a number, or a date as text. */
function isLess(before: unknown, after: unknown): boolean {
  if (isEmptyValue(before)) return false
  if (isEmptyValue(after)) return true
  return typeof before === 'number' ? Number(after) < before : String(after) < String(before)
}

/** Values that would shrink, and parts that stay and would change. */
function problemsOf({ fields = [], growing = [], otherwise }: Editable, stored: Model, model: Model) {
  const smaller = growing.flatMap((path): ResourceProblem[] => {
    if (isPart(path)) return []
    const limit = Number(stored[path] ?? 0)
    return Number(model[path] ?? 0) < limit ? [{ path, code: 'minValue', params: { limit } }] : []
  })
  const shrunk = growing.filter((path) => {
    const after = partsOf(model, path)
    return isPart(path) && partsOf(stored, path).some((before, index) => isLess(before, after[index]))
  })
  const moved = fields.filter((path) => isPart(path) && !isSame(partsOf(stored, path), partsOf(model, path)))
  const names = new Set([...shrunk, ...moved].map(fieldOf))
  return [...smaller, ...[...names].map((name) => explained(name, otherwise))]
}

/** @throws 422 with the reason at each of the fields that is changed */
function requireClosed(names: readonly string[], otherwise: Label, stored: Model, model: Model): void {
  const changed = names.filter((name) => !isSame(stored[name], model[name]))
  if (changed.length) throw refusedFields(changed.map((name) => explained(name, otherwise)))
}

/**
 * Requires that a row may change from its stored values to the model.
 *
 * @throws 422 with the reason, or with the problems by field
 */
export function requireEditable(
  { editable = [], fields: all }: Pick<Resource, 'editable' | 'fields'>,
  stored: Model,
  model: Model,
): void {
  const day = { today: today(timeZone) }
  for (const rule of editable) {
    const { while: condition, fields, openedBy, code, otherwise } = rule
    if (evaluateCondition(parseCondition(condition), stored, day)) continue
    if (openedBy) {
      requireClosed(closedFields(all, stored[openedBy]), otherwise, stored, model)
      continue
    }
    const whole = fields?.filter((name) => !isPart(name))
    if (!whole || whole.some((name) => !isSame(stored[name], model[name]))) refuse(code, otherwise)
    const problems = problemsOf(rule, stored, model)
    if (problems.length) throw refusedFields(problems)
  }
}
