import type { Field } from '@ebkit/rules/fields'
import { fieldMistakes } from '@ebkit/rules/validation'
import { actionsOf } from '../permission'
import type { ActionRun, Imports, Resource } from '../Resource'
import { systemFields } from '../systemFields'
import { conditionMistakes } from './conditionMistakes'
import { allFields, type Definitions, fieldsByName } from './definitions'

const scopes = ['platform', 'brand', 'hotel']
const ofEveryRow = new Set(systemFields.map(({ name }) => name))

/** Mistakes in a resource and in each of its fields, except its states. */
export function resourceMistakes(resource: Resource, definitions: Definitions): string[] {
  return [
    ...keyMistakes(resource),
    ...fieldMistakes(resource.fields),
    ...nameMistakes(resource),
    ...allFields(resource.fields).flatMap(([path, field]) =>
      oneFieldMistakes(field, resource, definitions).map((mistake) => `${path}: ${mistake}`),
    ),
    ...actionsOf(resource)
      .filter(({ to, effect, input }) => to === undefined && !effect && !input)
      .map(({ name }) => `${name} does nothing`),
  ]
}

function keyMistakes(resource: Resource): string[] {
  const { key, display, singleton, parent, treeOf, unique = [], seed, title, imports } = resource
  const fields = fieldsByName(resource)
  const mistakes = unique
    .flat()
    .filter((name) => !fields.has(name) || name === 'hotelId' || name === 'brandId')
    .map((name) => `unique: ${name} is not a field of its own`)
  if (!title.zh || !title.en) mistakes.push('the title lacks a language')
  if (!singleton && !fields.has(key ?? '')) mistakes.push(`the key ${key} is not a field`)
  if (display !== undefined && !fields.has(display)) mistakes.push(`display ${display} is not a field`)
  if (parent !== undefined && fields.get(parent)?.ref !== resource.name)
    mistakes.push(`parent ${parent} does not refer to the resource itself`)
  if (treeOf !== undefined && !fields.has(treeOf)) mistakes.push(`treeOf ${treeOf} is not a field`)
  if (imports) mistakes.push(...importMistakes(resource, imports).map((mistake) => `imports: ${mistake}`))
  if (!seed && !singleton) mistakes.push('it has no seed')
  return mistakes
}

/** A line of a file names one row and columns that can be told apart, or has all that a new row needs. */
const importMistakes = (resource: Resource, imports: Imports): string[] =>
  imports.runs ? runMistakes(resource, imports.runs) : savedMistakes(resource, imports)

function runMistakes(resource: Resource, { by, actions: names }: ActionRun): string[] {
  const isUnique = by === resource.key || resource.unique?.some((fields) => fields.join() === by)
  const actions = names.map((name) => actionsOf(resource).find((action) => action.name === name))
  const columns = [by, ...actions.flatMap((action) => action?.input?.map(({ name }) => name) ?? [])]
  return [
    ...(isUnique ? [] : [`${by} does not name one row`]),
    ...names.filter((_, index) => !actions[index]?.input?.length).map((name) => `${name} asks for nothing`),
    ...(new Set(columns).size < columns.length ? ['two columns have the same name'] : []),
  ]
}

function savedMistakes({ fields }: Resource, { columns = [], gives = [], preset = {} }: Imports): string[] {
  const known = new Set(fields.map(({ name }) => name))
  const named = [...columns, ...gives, ...Object.keys(preset)]
  const needed = fields.filter(({ required, showIf }) => required && !showIf).map(({ name }) => name)
  return [
    ...named.filter((name) => !known.has(name)).map((name) => `${name} is not a field`),
    ...needed
      .filter((name) => columns.length && !columns.includes(name) && !(name in preset))
      .map((name) => `nothing fills ${name}`),
  ]
}

/** Duplicate names, and names that every row has anyway. The key of `hotel` and `brand` is the scope. */
function nameMistakes({ name: resource, key, fields }: Resource): string[] {
  const names = fields.map(({ name }) => name)
  return names.flatMap((name, index) => [
    ...(names.indexOf(name) < index ? [`${name} stands twice`] : []),
    ...(ofEveryRow.has(name) && name !== key && resource !== 'hotel' ? [`every row has a ${name}`] : []),
  ])
}

function oneFieldMistakes(field: Field, resource: Resource, definitions: Definitions): string[] {
  const { label, type, options, computed, readOnly, required, name } = field
  const mistakes = [
    ...referenceMistakes(field, resource, definitions),
    ...defaultMistakes(field),
    ...(field.showIf ? conditionMistakes(field.showIf, around(field, resource)) : []),
  ]
  if (!label.zh || !label.en) mistakes.push('the label lacks a language')
  if ((type === 'enum' || type === 'enums') && !options?.length) mistakes.push('it has no options')
  if (computed && !readOnly) mistakes.push('it is computed, but not read-only')
  if (readOnly && required && field.default === undefined && name !== resource.key)
    mistakes.push('it is required, but nobody can fill it in')
  return mistakes
}

/** The fields that a condition of a field can use: those of its own record, and those of the row. */
function around(field: Field, { fields }: Resource): ReadonlyMap<string, Field> {
  const parent = allFields(fields).find(([, other]) => other.fields?.includes(field))?.[1]
  return new Map([...systemFields, ...fields, ...(parent?.fields ?? [])].map((each) => [each.name, each]))
}

function referenceMistakes({ type, ref }: Field, { scope }: Resource, { resources }: Definitions): string[] {
  if (type !== 'ref' && type !== 'refs') return []
  const other = resources.get(ref ?? '')
  if (!other) return [`it refers to ${ref}, which is not a resource`]
  if (other.singleton) return [`it refers to ${ref}, of which there is only one`]
  return scope === 'platform' && scopes.indexOf(other.scope) > 0
    ? [`a row of the platform refers to ${ref}, a row of a ${other.scope}`]
    : []
}

function defaultMistakes({ default: initial, options }: Field): string[] {
  if (initial === undefined || !options) return []
  const values: readonly unknown[] = options.map(({ value }) => value)
  return [initial]
    .flat()
    .filter((value) => !values.includes(value))
    .map((value) => `the default ${value} is not an option`)
}
