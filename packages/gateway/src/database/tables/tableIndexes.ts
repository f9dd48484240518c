import type { Resource, ResourceUsage } from '@ebkit/domain'
import { systemFields } from '@ebkit/domain'
import type { Field } from '@ebkit/rules/fields'
import { columnName, fittingName } from '../columnName'
import { columnsOf } from '../schema/resourceColumns'
import { keyFields, leadingFields } from './scopes'
import { quotedName } from './sqlText'
import type { TableIndex } from './TableDefinition'

type Index = Omit<TableIndex, 'name'> & { readonly name?: string }

/** The inputs of one table's indexes. */
interface Indexed {
  readonly resource: Resource
  readonly usage: ResourceUsage
  readonly kept: readonly Field[]
  /** Fields by name, including those of every row. */
  readonly fields: ReadonlyMap<string, Field>
}

const columnSql = (name: string) => quotedName(columnName(name))
const leadSql = ({ resource }: Indexed) => leadingFields(resource).map(columnSql)
const btree = (columns: readonly string[]): Index => ({ method: 'btree', columns })
const gin = (columns: readonly string[]): Index => ({ method: 'gin', columns })

/** Unique indexes within the scope: the unique rules of the definition, and fields that are unique alone. */
function uniqueIndexes(indexed: Indexed): Index[] {
  const { resource, kept } = indexed
  const alone = kept.filter(({ unique, name }) => unique && name !== resource.key).map(({ name }) => [name])
  return [...(resource.unique ?? []), ...alone].map((names) => ({
    ...btree([...leadSql(indexed), ...names.map(columnSql)]),
    isUnique: true,
  }))
}

/** Indexes for orders. As lists require, empty values come last, and the key keeps rows in place between pages. */
function sortIndexes(indexed: Indexed): Index[] {
  const { usage, resource, fields } = indexed
  const newest = [{ field: 'createdAt', isDescending: true }]
  const key = keyFields(resource).map((name) => `${columnSql(name)} DESC`)
  return [newest, ...usage.sorts]
    .filter((order) => order.every(({ field }) => isSortable(fields.get(field))))
    .map((order) => {
      const columns = order.map(
        ({ field, isDescending }) => columnSql(field) + (isDescending ? ' DESC NULLS LAST' : ''),
      )
      const name = order === newest ? 'newest' : `${columns.map(wordsOf).join('_')}_order`
      return { ...btree([...leadSql(indexed), ...columns, ...key]), name }
    })
}

/**
 * For long lists, one index for each column that people sort or filter by, then by newest rows. Without nulls such an
 * index serves both directions. A filter finds its newest rows with it, however old they are.
 */
function columnIndexes(indexed: Indexed): Index[] {
  const { resource, usage, fields } = indexed
  if (!resource.isLong) return []
  const served = new Set([
    ...usage.sorts.map(([first]) => first?.field),
    'createdAt',
    ...leadingFields(resource),
  ])
  const newest = [
    `${columnSql('createdAt')} DESC NULLS LAST`,
    ...keyFields(resource).map((name) => `${columnSql(name)} DESC`),
  ]
  return [...new Set([...usage.listed, ...usage.filtered])]
    .filter((name) => isSortable(fields.get(name)) && !fields.get(name)?.mask && !served.has(name))
    .map((name) => ({
      ...btree([...leadSql(indexed), columnSql(name), ...(name === resource.key ? [] : newest)]),
      name: `${columnName(name)}_order`,
    }))
}

/** The words of a column or expression, for the name of an index. */
const wordsOf = (sql: string) =>
  sql.replace(' NULLS LAST', '').toLowerCase().replaceAll(/\W+/g, '_').replaceAll(/^_|_$/g, '')

function isSortable(field: Field | undefined): boolean {
  const [first, last] = field ? columnsOf(field) : []
  return first !== undefined && !last && first.type !== 'jsonb' && !first.type.endsWith('[]')
}

/** Index for rows with a value of the field, in a range of it, or with a value in their list. */
function valueIndex(indexed: Indexed, field: Field): Index[] {
  const columns = columnsOf(field)
  const [first, last] = columns
  if (!first || first.type === 'jsonb') return []
  if (first.type.endsWith('[]')) return [gin([columnSql(first.name)])]
  // A reference matches few rows, so it needs no scope; foreign keys need the same index.
  if (field.type === 'ref') return [btree([columnSql(first.name)])]
  // A matching range ends after the requested range begins.
  if (last) return [btree([...leadSql(indexed), columnSql(last.name), columnSql(first.name)])]
  // Row-level security prevents comparisons of decimals from using an index.
  return first.type === 'numeric' ? [] : [btree([...leadSql(indexed), columnSql(first.name)])]
}

const texts = new Set(['string', 'text', 'richtext', 'url', 'email', 'phone'])
/** Whether searches look for words in a field; in other searched fields they match the whole value. */
export const isSearchedText = ({ type, mask, writeOnly }: Field) => texts.has(type) && !mask && !writeOnly

/** Indexes for words in texts, whole masked values and references, and the last four digits of phone numbers. */
function searchIndexes(indexed: Indexed): Index[] {
  const searched = indexed.usage.searched.flatMap((name) => indexed.fields.get(name) ?? [])
  const words = searched.filter(isSearchedText).map(({ name }) => `text_pairs(${columnSql(name)})`)
  const whole = searched.filter((field) => !isSearchedText(field))
  const phones = whole.filter(({ mask }) => mask === 'phone')
  return [
    ...(words.length ? [{ ...gin(words), name: 'search' }] : []),
    ...whole.flatMap((field) => valueIndex(indexed, field)),
    ...phones.map(({ name }) => btree([...leadSql(indexed), `("right"(${columnSql(name)}, 4))`])),
  ]
}

const withoutDirection = (column: string) => column.replace(/ DESC( NULLS LAST)?$/, '')

/** Whether another index covers every use of this one. */
function isServedBy(index: Index, other: Index): boolean {
  if (index.isUnique || index.method !== other.method || index.columns.length > other.columns.length)
    return false
  const isSorting = index.columns.some((column) => column.includes(' DESC'))
  const same = isSorting ? (column: string) => column : withoutDirection
  return index.columns.every((column, at) => same(column) === same(other.columns[at] ?? ''))
}

/** The indexes that no longer or earlier index covers. */
const needed = (indexes: readonly Index[]) =>
  indexes.filter(
    (index, at) =>
      !indexes.some(
        (other, place) =>
          place !== at && isServedBy(index, other) && (place < at || !isServedBy(other, index)),
      ),
  )

function nameOf(table: string, { name, columns, isUnique }: Index, lead: readonly string[]): string {
  const own = columns.slice(columns[0] === lead[0] ? lead.length : 0)
  const end = isUnique ? 'unique' : 'index'
  return fittingName(`${table}_${name ?? `${own.map(wordsOf).join('_')}_${end}`}`)
}

/**
 * Indexes for unique rules and references, and for everything that pages search, filter or sort by. A singleton has no
 * lists.
 */
export function tableIndexes(resource: Resource, usage: ResourceUsage, kept: readonly Field[]): TableIndex[] {
  const fields = new Map([...systemFields, ...kept].map((field) => [field.name, field]))
  const indexed: Indexed = { resource, usage, kept, fields }
  const references = kept.filter(({ type }) => type === 'ref' || type === 'refs')
  const { filtered, ranged, related, conditioned } = usage
  const found = [...filtered, ...ranged, ...related, ...conditioned].flatMap((name) => fields.get(name) ?? [])
  const lists = resource.singleton
    ? []
    : [...sortIndexes(indexed), ...columnIndexes(indexed), ...searchIndexes(indexed)]
  const all = [
    ...uniqueIndexes(indexed),
    ...lists,
    ...[...(resource.singleton ? [] : found), ...references].flatMap((field) => valueIndex(indexed, field)),
  ]
  const table = columnName(resource.name)
  // Every other index begins with the brand or store, so an index of these columns alone is not needed.
  const isOfScope = ({ columns }: Index) => columns.every((column) => column === leadSql(indexed)[0])
  return needed(all.filter((index) => !isOfScope(index))).map((index) => ({
    ...index,
    name: nameOf(table, index, leadSql(indexed)),
  }))
}
