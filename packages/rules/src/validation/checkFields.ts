import type { ConditionContext } from '../conditions/Condition'
import type { Field } from '../fields/Field'
import { isEmptyValue } from '../fields/isEmptyValue'
import { isFieldEnabled } from '../fields/isFieldEnabled'
import { isFieldShown } from '../fields/isFieldShown'
import { isRecord } from '../fields/isRecord'
import { checkRules } from './checkRules'
import { limitProblem } from './fieldLimits'
import type { FieldProblem, Problem } from './Problem'
import { required } from './required'
import { shapes } from './shapes'

/** Context of a check beside the values. */
export interface CheckContext extends ConditionContext {
  /** The record already exists: an empty write-only field keeps its value. Default: no. */
  readonly isEdit?: boolean
}

type Values = Readonly<Record<string, unknown>>

/**
 * Checks a record: at most one problem per path, in the order of the fields. Checks type, `required`, limits and rules,
 * also in groups and lists. Ignores fields that are read-only, computed or hidden by `showIf`, and unknown names; for
 * those see `unknownFields`.
 *
 * @param values the record; within a list, conditions and rules see the row and the enclosing record
 * @example
 * ```ts
 * import { checkFields, problemText } from '@ebkit/rules/validation'
 *
 * const fields = [
 *   { name: 'guestName', label: { zh: '姓名', en: 'Name' }, type: 'text', required: true },
 *   { name: 'rooms', label: { zh: '房间数', en: 'Rooms' }, type: 'int', max: 9 },
 * ] as const
 * const [name, rooms] = checkFields(fields, { guestName: '', rooms: 12 })
 * name?.path // 'guestName'
 * rooms && problemText(rooms, 'en') // '9 at most'
 * ```
 */
export function checkFields(
  fields: readonly Field[],
  values: object,
  context: CheckContext = {},
): FieldProblem[] {
  return checkRecord(fields, values as Values, { context, scope: {}, prefix: '' })
}

/**
 * Checks one field and the fields within it. Paths begin with the field's name. A field that these values hide has no
 * problem.
 */
export function checkValue(
  field: Field,
  value: unknown,
  values: object,
  context: CheckContext = {},
): FieldProblem[] {
  return checkOne(field, value, { context, scope: values as Values, prefix: '' })
}

/** Where a check takes place. */
interface Place {
  context: CheckContext
  /** The values that conditions and rules see: enclosing records, overridden by inner ones. */
  scope: Values
  /** Empty, or a path that ends with a dot. */
  prefix: string
}

function checkRecord(fields: readonly Field[], values: Values, place: Place): FieldProblem[] {
  // A field without a value hides the field of the same name in enclosing records.
  const unset = Object.fromEntries(fields.map(({ name }) => [name, undefined]))
  const scope = { ...place.scope, ...unset, ...values }
  return fields.flatMap((field) => {
    const value = Object.hasOwn(values, field.name) ? values[field.name] : undefined
    return checkOne(field, value, { ...place, scope })
  })
}

function checkOne(field: Field, value: unknown, place: Place): FieldProblem[] {
  const { context, scope, prefix } = place
  if (field.readOnly || field.computed || !isFieldShown(field, scope, context)) return []
  const problem = valueProblem(field, value, place)
  if (problem) return [{ path: prefix + field.name, ...problem }]
  return field.fields ? checkWithin(field, field.fields, value, { context, scope, prefix }) : []
}

function valueProblem(field: Field, value: unknown, { context, scope }: Place): Problem | undefined {
  const { isEdit } = context
  if (isEdit && field.writeOnly && isEmptyValue(value)) return
  // A group counts as filled in if one of its fields is.
  const isNeeded = field.required && !isGroup(field) && isFieldEnabled(field, scope, context)
  const problem = (isNeeded && required(value)) || shapeProblem(field, value)
  if (problem) return problem
  return (
    (isEmptyValue(value) ? undefined : limitProblem(value, field)) ??
    checkRules(field.rules ?? [], value, scope)
  )
}

const isGroup = (field: Field) => field.type === 'group'

function shapeProblem(field: Field, value: unknown): Problem | undefined {
  return isEmptyValue(value) ? undefined : shapes[field.type]?.(value, field)
}

function checkWithin(field: Field, fields: readonly Field[], value: unknown, place: Place): FieldProblem[] {
  const path = `${place.prefix}${field.name}.`
  if (field.type === 'list')
    return (Array.isArray(value) ? value : []).flatMap((row, index) =>
      checkRecord(fields, row, { ...place, prefix: `${path}${index}.` }),
    )
  return checkRecord(fields, isRecord(value) ? value : {}, { ...place, prefix: path })
}
