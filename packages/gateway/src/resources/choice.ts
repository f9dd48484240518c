import { storableText } from '@ebkit/rules/storable-text'
import { and, or, type SQL, sql } from 'drizzle-orm'
import { Refusal } from '../server/refusal'
import type { Binding } from './binding'

/** Parameters of a list, apart from its page. */
export interface Choice {
  readonly search?: string | undefined
  readonly filter?: string | undefined
  readonly orderType?: string | undefined
}

const longestSearch = 200
const mostWords = 10
const mostSortColumns = 5

export const unfitParameter = (parameter: string, message: string, data: object = {}) =>
  new Refusal(400, 'invalid-request', `${parameter}: ${message}`, { parameter, ...data })

const searchedTypes = new Set(['string', 'text', 'phone', 'email'])

/** Searchable texts: the resource's own, without secret or masked ones. */
function searchedColumns({ fields, resource }: Binding): string[] {
  return resource.fields.flatMap(({ name, type, writeOnly, mask, computed }) => {
    const isSearched = searchedTypes.has(type) && !writeOnly && !mask && !computed
    return (isSearched && fields.get(name)?.compared?.sql) || []
  })
}

/** Texts that contain a word; `%` and `_` are literal. */
const contains = (column: string, word: string) =>
  sql`${sql.raw(column)} ilike ${`%${word.replace(/[\\%_]/g, '\\$&')}%`}`

/** Every word occurs in one of the row's texts, in any order. */
export function searched(binding: Binding, search = ''): SQL | undefined {
  const words = storableText(search).trim().split(/\s+/u).filter(Boolean)
  if (search.length > longestSearch || words.length > mostWords)
    throw unfitParameter('search', `at most ${longestSearch} characters and ${mostWords} words`)
  const columns = searchedColumns(binding)
  return and(...words.map((word) => or(...columns.map((column) => contains(column, word)))))
}

/** Empty values come last, whatever the direction. */
function sortedBy({ fields }: Binding, part: string): { name: string; sql: string } {
  const [name = '', direction = 'asc', ...rest] = part.trim().split(/\s+/)
  const column = fields.get(name)?.sorted
  if (!column || rest.length || !/^(asc|desc)$/i.test(direction))
    throw unfitParameter('orderType', `"${part.trim()}" is no column of this list and asc or desc`)
  return { name, sql: direction.toLowerCase() === 'desc' ? `${column} desc nulls last` : column }
}

/** What a list is sorted by; the key is the last column, so that rows never change places between pages. */
export function sorted(binding: Binding, orderType = ''): SQL {
  const parts = orderType.split(',').filter((part) => part.trim())
  if (parts.length > mostSortColumns) throw unfitParameter('orderType', `at most ${mostSortColumns} columns`)
  const given = parts.map((part) => sortedBy(binding, part))
  const hasKey = given.some(({ name }) => name === binding.resource.key)
  const columns = given.length ? given.map((column) => column.sql) : [binding.order]
  return sql.raw([...columns, ...(hasKey ? [] : [`${binding.key} desc`])].join(', '))
}
