import type { Field } from '@ebkit/domain'
import type { ResourceProblem } from '@ebkit/protocol'
import { storableText, today } from '@ebkit/rules'
import type { Binding } from './binding'
import { timeZone } from './fieldSql'
import { checkFields, evaluateCondition, parseCondition } from './pendingRules'
import { labelsName } from './systemFields'

/** Values of a row, by field, as the wire carries them. */
export type Model = Record<string, unknown>

const isObject = (value: unknown): value is Model =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const longTexts = new Set<Field['type']>(['text', 'richtext'])

/** Values as they are kept: no characters that no database takes; texts of one line without blanks around them. */
function storable(value: unknown, field?: Field): unknown {
  if (typeof value === 'string') {
    const text = storableText(value)
    return field && !longTexts.has(field.type) ? text.trim() : text
  }
  if (Array.isArray(value))
    return value.map((each) => (isObject(each) ? storedItem(each, field) : storable(each, field)))
  return isObject(value) ? storedItem(value, field) : value
}

const storedItem = (item: Model, field: Field | undefined): Model =>
  Object.fromEntries(
    Object.entries(item).map(([name, value]) => [
      name,
      storable(
        value,
        field?.fields?.find((inner) => inner.name === name),
      ),
    ]),
  )

const unknownIn = (path: string, value: unknown, fields: readonly Field[]): ResourceProblem[] => {
  if (!isObject(value)) return []
  const known = new Map(fields.map((field) => [field.name, field]))
  return Object.entries(value).flatMap(([name, inner]) => {
    const field = known.get(name)
    const at = path ? `${path}.${name}` : name
    return field ? unknownWithin(at, inner, field) : [{ path: at, code: 'unknownField' }]
  })
}

function unknownWithin(path: string, value: unknown, { fields, type }: Field): ResourceProblem[] {
  if (!fields) return []
  if (type === 'group') return unknownIn(path, value, fields)
  return Array.isArray(value)
    ? value.flatMap((item, index) => unknownIn(`${path}.${index}`, item, fields))
    : []
}

/** Fields that no resource has: a request that names some was made for something else, or tries its luck. */
export function unknownFields({ resource, fields }: Binding, body: Model): ResourceProblem[] {
  const known: Field[] = [...fields].filter(([name]) => !name.includes('.')).map(([, { field }]) => field)
  const extra = { name: labelsName, label: resource.title, type: 'json' } as const
  return unknownIn('', body, [...known, extra])
}

const isBlank = (value: unknown) => value === undefined || value === null || value === ''

/** What a field will hold: as given, else as it was, else its default. Secrets left blank stay as they were. */
function valueFor(field: Field, body: Model, stored: Model | undefined): unknown {
  const given = body[field.name]
  if (given === undefined || (field.writeOnly && stored && isBlank(given)))
    return stored ? stored[field.name] : field.default
  return storable(given, field)
}

/** What items of a list do not bring along themselves stays as it was: they are told apart by their first field. */
function keptItems(field: Field, value: unknown, stored: unknown): unknown {
  const kept = field.fields?.filter(({ readOnly, computed }) => readOnly || computed) ?? []
  const identity = field.fields?.[0]?.name
  if (!kept.length || !identity || !Array.isArray(value)) return value
  const before = Array.isArray(stored) ? stored : []
  return value.map((item) => {
    if (!isObject(item)) return item
    const same = before.find((other) => isObject(other) && other[identity] === item[identity])
    const own = kept.map(({ name, type }) => [name, same?.[name] ?? (type === 'int' ? 0 : null)])
    return { ...item, ...Object.fromEntries(own) }
  })
}

/** The row as it would be. Fields that only the gateway writes are as they were. */
export function modelOf({ resource, writable }: Binding, body: Model, stored: Model | undefined): Model {
  const model: Model = { ...stored }
  if (!stored && resource.states) model[resource.states.field] = resource.states.initial
  for (const field of resource.fields)
    if (!stored && field.readOnly && field.default !== undefined) model[field.name] = field.default
  for (const field of writable)
    model[field.name] = keptItems(field, valueFor(field, body, stored), stored?.[field.name])
  return model
}

/** What a field holds where it is not shown: nothing that was not checked is kept. */
export function withoutHidden({ writable }: Binding, model: Model): Model {
  const day = today(timeZone)
  const hidden = writable.filter(
    ({ showIf }) => showIf && !evaluateCondition(parseCondition(showIf), model, { today: day }),
  )
  return { ...model, ...Object.fromEntries(hidden.map(({ name }) => [name, null])) }
}

/** What is wrong with a row, by the same rules as in its form. */
export const problemsOf = ({ writable }: Binding, model: Model): ResourceProblem[] =>
  checkFields(writable, model, { today: today(timeZone) })
