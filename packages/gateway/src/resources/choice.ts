import { type SQL, sql } from 'drizzle-orm'
import type { Binding } from './binding'
import { unfitParameter } from './unfitParameter'

/** Parameters of a list, apart from its page. */
export interface Choice {
  readonly search?: string | undefined
  readonly filter?: string | undefined
  readonly orderType?: string | undefined
}

const mostSortColumns = 5

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
