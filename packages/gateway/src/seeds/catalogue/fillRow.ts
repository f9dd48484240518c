import type { Resource } from '@ebkit/domain'
import { type Field, isEmptyValue, isFieldShown } from '@ebkit/rules/fields'
import { lookedUpFields } from '../../database/tables/liveFields'
import { neededNumbers } from './figures/applyFigures'
import { isInState, stateFieldOf } from './rowStates'
import type { RowContext, SeedRow } from './SeedRow'
import { dayText } from './values/moments'
import { referredRow, referredRows } from './values/references'
import { generators } from './values/valueOf'

const madeUp = new WeakMap<Resource, readonly Field[]>()

/** The fields of a resource that are generated: all but those that are looked up in other rows. */
function fieldsOf(resource: Resource): readonly Field[] {
  const known = madeUp.get(resource)
  if (known) return known
  const without = lookedUpFields[resource.name] ?? []
  const fields = resource.fields.filter(({ name }) => !without.includes(name))
  madeUp.set(resource, fields)
  return fields
}

/** The state comes first, then references and choices, because names and conditions depend on them. */
const rankOf = ({ name, type, showIf }: Field, state: string | undefined) => {
  if (name === state) return -1
  if (showIf) return 3
  if (type === 'ref' || type === 'refs') return 0
  return type === 'enum' || type === 'bool' || type === 'enums' ? 1 : 2
}

const byRank = new WeakMap<readonly Field[], readonly Field[]>()

function inOrder(fields: readonly Field[], resource: Resource): readonly Field[] {
  const known = byRank.get(fields)
  if (known) return known
  // The sort is stable, so a field stays behind the earlier fields that its condition names.
  const state = stateFieldOf(resource)
  const sorted = [...fields].sort((one, other) => rankOf(one, state) - rankOf(other, state))
  byRank.set(fields, sorted)
  return sorted
}

const keyOf = (ref: string, row: SeedRow, context: RowContext) => {
  const other = context.definition(ref)
  return row[other?.key ?? `${ref}Id`]
}

/** The probability that a field which may be empty is filled. */
const share = (field: Field, resource: Resource) => {
  // The field that names the row.
  if (field.name === resource.display && field.type !== 'ref') return 1
  if (neededNumbers(resource).has(field.name)) return 1
  if (field.required || field.default !== undefined || field.computed || field.type === 'bool') return 1
  // A number by which a row is looked up.
  if (field.readOnly && field.unique) return 1
  if (/remark|^note$/i.test(field.name)) return 0.2
  if (/^(video|file|files|json)$/.test(field.type)) return 0
  // What the gateway writes itself when something happens is always filled.
  if (field.readOnly && /^(datetime|enum)$/.test(field.type)) return 1
  return field.type === 'ref' || field.readOnly ? 0.85 : 0.7
}

/** One to three records of a list, within the limits of the field; their names are numbered within the row. */
function recordsOf(field: Field, context: RowContext): SeedRow[] {
  const least = Math.max(1, field.min ?? 0, field.minLength ?? 0)
  const most = Math.min(field.max ?? 3, field.maxLength ?? 3, 3)
  const count = Math.max(least, Math.min(most, context.random.between(1, 3)))
  const records = Array.from({ length: count }, (_, place) =>
    fillFields(field.fields ?? [], { ...context, ordinal: place, row: {} }, context.row),
  )
  const [, covering] =
    field.rules?.map((rule) => rule.split(':')).find(([name]) => name === 'coversYear') ?? []
  return covering ? [throughYears(records[0] ?? {}, covering, context)] : records
}

/** How many years after the seeding the demo's yearly records stay valid. */
const moreYears = 9

/** Makes a record valid all year, in whatever year the demo is used. */
function throughYears(record: SeedRow, field: string, { now }: RowContext): SeedRow {
  const year = Number(dayText(now).slice(0, 4))
  return { ...record, [field]: { start: `${year}-01-01`, end: `${year + moreYears}-12-31` } }
}

function filled(field: Field, context: RowContext): unknown {
  const { type, ref = '', multiple } = field
  if (type === 'ref') {
    const other = referredRow(field, context)
    return other && keyOf(ref, other, context)
  }
  if (type === 'refs') return referredRows(field, context).map((other) => keyOf(ref, other, context))
  if (type === 'group') return fillFields(field.fields ?? [], { ...context, row: {} }, context.row)
  if (type === 'list') return recordsOf(field, context)
  const value = generators[type]?.(field, context)
  return multiple && /^(image|video|file)$/.test(type) && !isEmptyValue(value) ? [value] : value
}

export const fillRow = (context: RowContext): SeedRow => fillFields(fieldsOf(context.resource), context)

/**
 * Fills the fields of a row or of a record within it.
 *
 * @param around values of the enclosing row, which conditions see
 */
function fillFields(fields: readonly Field[], context: RowContext, around: SeedRow = {}): SeedRow {
  const { row, random } = context
  for (const field of inOrder(fields, context.resource)) {
    if (row[field.name] !== undefined) continue
    if (!isFieldShown(field, { ...around, ...row })) continue
    if (random.next() >= share(field, context.resource) || !isInState(field, context)) continue
    const value = filled(field, context)
    if (!isEmptyValue(value)) row[field.name] = value
  }
  return row
}
