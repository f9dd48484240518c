import type { ResourceProblem } from '@ebkit/protocol/calls/resources'
import { today } from '@ebkit/rules/dates'
import type { Field } from '@ebkit/rules/fields'
import { storableText } from '@ebkit/rules/storable-text'
import { checkFields, unknownFields } from '@ebkit/rules/validation'
import type { Binding } from './binding'
import { timeZone } from './fieldSql'
import { labelsName } from './labels/labelsName'

/** The values of a row by field, in wire format. */
export type Model = Record<string, unknown>

/** Whether a value is a record of values. */
export const isModel = (value: unknown): value is Model =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const longTexts = new Set<Field['type']>(['text', 'richtext'])

/** Values as they are stored: without characters that the database rejects; single-line texts are trimmed. */
function storable(value: unknown, field?: Field): unknown {
  if (typeof value === 'string') {
    const text = storableText(value)
    return field && longTexts.has(field.type) ? text : text.trim()
  }
  if (Array.isArray(value)) return value.map((entry) => storable(entry, field))
  return isModel(value) ? storableRecord(value, field) : value
}

const storableRecord = (record: Model, field: Field | undefined): Model =>
  Object.fromEntries(
    Object.entries(record).map(([name, value]) => [
      name,
      storable(
        value,
        field?.fields?.find((inner) => inner.name === name),
      ),
    ]),
  )

/** Reports names that no row of the resource has: the request was meant for something else, or is a probe. */
export function foreignNames({ resource, fields }: Binding, body: Model): ResourceProblem[] {
  const known = [...fields].filter(([name]) => !name.includes('.')).map(([, { field }]) => field)
  return unknownFields([...known, { name: labelsName, label: resource.title, type: 'json' }], body)
}

const isBlank = (value: unknown) => value === undefined || value === null || value === ''

/** The new value of a field: the given one, else the stored one, else the default. Empty secrets stay unchanged. */
function valueFor(field: Field, body: Model, stored: Model | undefined): unknown {
  const given = body[field.name]
  if (given === undefined || (field.writeOnly && stored && isBlank(given)))
    return stored ? stored[field.name] : field.default
  return storable(given, field)
}

/** List items keep values that only the gateway writes; items are matched by their first field. */
function withKept(field: Field, value: unknown, stored: unknown): unknown {
  const kept = field.fields?.filter(({ readOnly, computed }) => readOnly || computed) ?? []
  const identity = field.fields?.[0]?.name
  if (!kept.length || !identity || !Array.isArray(value)) return value
  const before = (Array.isArray(stored) ? stored : []).filter(isModel)
  return value.map((item) => {
    if (!isModel(item)) return item
    const same = before.find((other) => other[identity] === item[identity])
    const own = kept.map(({ name, type }) => [name, same?.[name] ?? (type === 'int' ? 0 : null)])
    return { ...item, ...Object.fromEntries(own) }
  })
}

/** The initial values of fields that only the gateway writes. */
function initialValues({ resource: { fields, states } }: Binding): Model {
  const given = fields.filter((field) => field.readOnly && field.default !== undefined)
  const model: Model = Object.fromEntries(given.map((field) => [field.name, field.default]))
  return states ? { ...model, [states.field]: states.initial } : model
}

/** The row as it would be after the save. Fields that only the gateway writes keep their values. */
export function modelOf(binding: Binding, body: Model, stored: Model | undefined): Model {
  const model = stored ? { ...stored } : initialValues(binding)
  for (const field of binding.writable)
    model[field.name] = withKept(field, valueFor(field, body, stored), stored?.[field.name])
  return model
}

/** Limits of the columns, for fields without stricter ones. */
const largest: Readonly<Partial<Record<Field['type'], number>>> = {
  int: 2_147_483_647,
  decimal: 9_999_999_999,
  percent: 9_999_999_999,
}

function tooLarge({ name, type }: Field, value: unknown): ResourceProblem[] {
  const limit = largest[type]
  if (limit === undefined || typeof value !== 'number' || Math.abs(value) <= limit) return []
  return [{ path: name, code: 'maxValue', params: { limit } }]
}

/** Problems of a row, by the same rules as in its form. */
export function problemsOf({ writable }: Binding, model: Model): ResourceProblem[] {
  const problems = checkFields(writable, model, { today: today(timeZone) })
  return problems.length ? problems : writable.flatMap((field) => tooLarge(field, model[field.name]))
}
