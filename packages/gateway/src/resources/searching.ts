import type { ServedResource } from '@ebkit/domain'
import type { ConditionColumn } from '@ebkit/rules/conditions'
import type { Field } from '@ebkit/rules/fields'
import { storableText } from '@ebkit/rules/storable-text'
import { and, or, type SQL, sql } from 'drizzle-orm'
import { isSearchedText } from '../database/tables/tableIndexes'
import { hasPairs } from '../database/tables/textPairs'
import { definitions } from './definitions'
import type { BoundField } from './fieldSql'
import { unfitParameter } from './unfitParameter'

const longestSearch = 200
const mostWords = 10

/**
 * The columns of a search: texts are searched for words, other columns for their whole value, phone numbers also for
 * their last four digits.
 */
export interface Searched {
  readonly texts: readonly string[]
  readonly whole: readonly ConditionColumn[]
  readonly phones: readonly string[]
  /** The fields among them whose values lists mask. */
  readonly masked: readonly Field[]
}

/** The columns that pages search; by default the one that names a row. */
export function searchedOf(resource: ServedResource, fields: ReadonlyMap<string, BoundField>): Searched {
  const { searched } = definitions.usage(resource)
  const names = searched.length ? searched : [resource.display]
  const found = names.flatMap((name) => {
    const bound = fields.get(name)
    return bound?.compared && !bound.field.writeOnly ? [{ field: bound.field, column: bound.compared }] : []
  })
  const columns = (fits: (field: Field) => boolean) =>
    found.filter(({ field }) => fits(field)).map(({ column }) => column)
  return {
    texts: columns(isSearchedText).map((column) => column.sql),
    whole: columns((field) => !isSearchedText(field)),
    phones: columns((field) => field.mask === 'phone').map((column) => column.sql),
    masked: found.flatMap(({ field }) => (field.mask ? [field] : [])),
  }
}

/** Texts that contain a word; `%` and `_` are literal. */
const contains = (column: string, word: string): SQL =>
  sql`${sql.raw(column)} ilike ${`%${word.replace(/[\\%_]/g, '\\$&')}%`}`

/** Texts that have the indexed parts of a word. */
const hasParts = (column: string, word: string): SQL =>
  sql`text_pairs(${sql.raw(column)}) @> text_pairs(${word})`

function equals({ kind, sql: column }: ConditionColumn, word: string): SQL {
  if (kind === 'text') return sql`${sql.raw(column)} = ${word}`
  return kind === 'list'
    ? sql`${sql.raw(column)}::text[] && array[${word}]`
    : sql`${sql.raw(column)}::text = ${word}`
}

/** The words of a search. */
export const wordsOf = (search = ''): string[] => storableText(search).trim().split(/\s+/u).filter(Boolean)

const isPhoneEnd = (word: string) => /^\d{4}$/.test(word)

/** Whether a masked value is found by a word. */
export const isFoundBy = ({ mask }: Field, value: unknown, word: string): boolean =>
  typeof value === 'string' &&
  (value === word || (mask === 'phone' && isPhoneEnd(word) && value.endsWith(word)))

const endsWith = (column: string, word: string) => sql`"right"(${sql.raw(column)}, 4) = ${word}`

/** Every word must occur in one of the row's texts, in any order, or be the whole value of another column. */
export function searched({ texts, whole, phones }: Searched, search = ''): SQL | undefined {
  const words = wordsOf(search)
  if (search.length > longestSearch || words.length > mostWords)
    throw unfitParameter('search', `at most ${longestSearch} characters and ${mostWords} words`)
  if (!words.length) return undefined
  const ways = (word: string, ofText: (column: string, word: string) => SQL) =>
    or(
      ...texts.map((column) => ofText(column, word)),
      ...whole.map((column) => equals(column, word)),
      ...(isPhoneEnd(word) ? phones.map((column) => endsWith(column, word)) : []),
    )
  // The parts are one condition over all texts, so that the index alone can satisfy it: computing the parts of a row's
  // texts again is slow. The index knows neither single characters nor two digits.
  const found = words.flatMap((word) => [
    ...(hasPairs(word) ? [ways(word, hasParts)] : []),
    ways(word, contains),
  ])
  // nothing can be searched, so nothing is found
  return texts.length + whole.length ? and(...found) : sql`false`
}
