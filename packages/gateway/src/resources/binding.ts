import { addressOf, type ServedResource, systemFields } from '@ebkit/domain'
import type { Field } from '@ebkit/rules/fields'
import { columnName } from '../database/columnName'
import type { FieldColumn } from '../database/schema/resourceColumns'
import { computations } from './computed'
import { type BoundField, boundToColumns, boundToExpression, columnSql } from './fieldSql'
import { labelsName } from './labelsName'

/** Definitions by name. */
type Find = (name: string) => ServedResource | undefined

/** Deviations of a resource's table from its definition. */
export interface BindingOptions {
  /** Groups whose fields have a column each, instead of one for all. */
  readonly flatGroups?: readonly string[]
  /** How lists are sorted before their last column, the key. Default: the newest first. */
  readonly order?: string
}

/** A resource and its table. */
export interface Binding {
  readonly resource: ServedResource
  /** `merchant-api/eb/printer` */
  readonly address: string
  readonly table: string
  /** Column of the key, in `t`. */
  readonly key: string
  /** By name; fields of flat groups also as `group.field`. */
  readonly fields: ReadonlyMap<string, BoundField>
  /** Own fields, that requests may write. */
  readonly writable: readonly Field[]
  /** Pairs of name and SQL, as `json_build_object` takes them, of the rows' names that fields refer to. */
  readonly labels: ReadonlyMap<string, string>
  /** What lists select: no secrets, no long texts. */
  readonly listed: string
  /** What a row's own page selects: no secrets. */
  readonly detailed: string
  /** Everything, for checks before a row is written. */
  readonly everything: string
  readonly order: string
}

/** A group whose fields have columns of their own. */
function boundToGroup(field: Field): BoundField {
  const inner = (field.fields ?? []).map(boundToColumns)
  const pairs = inner.map(({ field: { name }, read }) => `'${name}', ${read}`)
  const columns: FieldColumn[] = inner.flatMap((each) => each.columns)
  return {
    field,
    columns,
    read: `json_build_object(${pairs.join(', ')})`,
    compared: undefined,
    sorted: undefined,
  }
}

function boundFields(resource: ServedResource, flat: readonly string[]): Map<string, BoundField> {
  const computed = computations[resource.name] ?? {}
  const bound = new Map<string, BoundField>()
  for (const field of [...resource.fields, ...systemFields]) {
    const computation = computed[field.name]
    if (computation) bound.set(field.name, boundToExpression(field, ...computation))
    else if (flat.includes(field.name)) {
      bound.set(field.name, boundToGroup(field))
      for (const inner of field.fields ?? [])
        bound.set(`${field.name}.${inner.name}`, { ...boundToColumns(inner), columns: [] })
    } else bound.set(field.name, boundToColumns(field))
  }
  return bound
}

/** Tables that fields refer to and that are no resources yet. */
const furtherTables: Readonly<Record<string, { key: string; display: string }>> = {
  hotel: { key: 'hotelId', display: 'hotelName' },
}

function labelOf({ name, type, ref = '' }: Field, find: Find): (readonly [string, string])[] {
  const other = find(ref) ?? furtherTables[ref]
  if (!other || type !== 'ref') return []
  const [table, key, display] = [ref, other.key, other.display].map(columnName)
  return [[name, `'${name}', (select r.${display} from ${table} r where r.${key} = ${columnSql(name)})`]]
}

const select = (fields: Iterable<readonly [string, BoundField]>, more: readonly string[] = []) =>
  [...[...fields].map(([name, { read }]) => `${read} as "${name}"`), ...more].join(', ')

/** Binds a definition to its table. @param find definitions by name, of what its fields refer to */
export function bind(
  resource: ServedResource,
  find: Find,
  { flatGroups = [], order = 't.created_at desc' }: BindingOptions = {},
): Binding {
  const fields = boundFields(resource, flatGroups)
  const whole = [...fields].filter(([name]) => !name.includes('.'))
  const shown = whole.filter(([, { field }]) => !field.writeOnly)
  const short = shown.filter(([, { field }]) => field.type !== 'richtext')
  const labels = new Map(resource.fields.flatMap((field) => labelOf(field, find)))
  const named = labels.size
    ? [`json_build_object(${[...labels.values()].join(', ')}) as "${labelsName}"`]
    : []
  return {
    resource,
    address: addressOf(resource),
    table: columnName(resource.name),
    key: columnSql(resource.key),
    fields,
    writable: resource.fields.filter(
      ({ name, readOnly, computed }) => !readOnly && !computed && name !== resource.key,
    ),
    labels,
    listed: select(short, named),
    detailed: select(shown, named),
    everything: select(whole),
    order,
  }
}
