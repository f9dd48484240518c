import { addressOf, type ServedResource } from '@ebkit/domain'
import type { Field } from '@ebkit/rules/fields'
import { columnName } from '../database/columnName'
import { scopeFields } from '../database/tables/scopes'
import { boundFields } from './boundFields'
import { definitions } from './definitions'
import { type BoundField, columnSql } from './fieldSql'
import { type InnerReferences, innerReferences } from './labels/innerReferences'
import { labelsOf, type ReferenceLabel, selectedLabels } from './labels/labels'
import { type Searched, searchedOf } from './searching'

/** Deviations of a resource's table from its definition. */
export interface BindingOptions {
  /** The order of lists that request none, before the key. Default: newest first. */
  readonly order?: string
}

/** A resource bound to its table. */
export interface Binding {
  readonly resource: ServedResource
  /** `merchant-api/eb/printer` */
  readonly address: string
  /** The table's name; its alias in queries is `t`. */
  readonly table: string
  /** The key column, qualified with `t`. */
  readonly key: string
  /** By name; fields of flat groups also as `group.field`. */
  readonly fields: ReadonlyMap<string, BoundField>
  /** Fields of the definition that requests may write. */
  readonly writable: readonly Field[]
  /** The names of referenced rows, by field. */
  readonly labels: ReadonlyMap<string, ReferenceLabel>
  /** The references of fields inside groups and lists. */
  readonly inner: InnerReferences
  readonly searched: Searched
  /** What lists select: no secrets, no long texts. */
  readonly listed: string
  /** What a row's own page selects: no secrets. */
  readonly detailed: string
  /** Everything, for checks before a row is written. */
  readonly everything: string
  readonly order: string
  /** Fields with a descending index, because pages declare that order. */
  readonly descending: ReadonlySet<string>
}

const select = (fields: Iterable<readonly [string, BoundField]>, more: readonly string[] = []) =>
  [...[...fields].map(([name, { read }]) => `${read} as "${name}"`), ...more].join(', ')

const isWritable = (resource: ServedResource, { name, readOnly, computed }: Field) =>
  !readOnly && !computed && name !== resource.key && !scopeFields(resource).includes(name)

function descendingFields(resource: ServedResource): ReadonlySet<string> {
  const declared = definitions
    .usage(resource)
    .sorts.flatMap(([first]) => (first?.isDescending ? [first.field] : []))
  return new Set(['createdAt', ...declared])
}

/** Matches an index that every table has. */
const newestFirst = 't.created_at desc nulls last'

/** Binds a definition to its table. @param find finds the definitions of referenced resources by name */
export function bind(
  resource: ServedResource,
  find: (name: string) => ServedResource | undefined,
  { order = newestFirst }: BindingOptions = {},
): Binding {
  const fields = boundFields(resource)
  const whole = [...fields].filter(([name]) => !name.includes('.'))
  const shown = whole.filter(([, { field }]) => !field.writeOnly)
  const short = shown.filter(([, { field }]) => field.type !== 'richtext')
  const own = resource.fields.filter(({ name }) => fields.has(name))
  const isComputed = ({ name }: Field) => !fields.get(name)?.columns.length
  const labels = labelsOf(
    own.filter((field) => field.type === 'ref' || !isComputed(field)),
    find,
    (field) => (isComputed(field) ? (fields.get(field.name)?.read ?? 'null') : columnSql(field.name)),
  )
  const named = selectedLabels([...labels.values()])
  return {
    resource,
    address: addressOf(resource),
    table: columnName(resource.name),
    key: columnSql(resource.key),
    fields,
    writable: own.filter((field) => isWritable(resource, field)),
    labels,
    inner: innerReferences(own, find),
    searched: searchedOf(resource, fields),
    listed: select(short, named),
    detailed: select(shown, named),
    everything: select(whole),
    order,
    descending: descendingFields(resource),
  }
}
