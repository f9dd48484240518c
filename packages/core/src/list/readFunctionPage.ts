import { ServiceError } from '../errors/ServiceError'
import type { ListPage } from './List'

const isObject = (value: unknown) => typeof value === 'object' && value !== null

/**
 * Reads the page that a function of the host page returned; without a total it is taken as complete.
 * @throws ServiceError `not-configured`, which says what was expected and what came
 */
export function readFunctionPage(given: unknown): ListPage {
  const { rows, total, ...rest } = Object(given) as ListPage
  if (!Array.isArray(rows) || !rows.slice(0, 1).every(isObject)) {
    const key = `source() → ${shapeOf(given)} ≠ { rows: object[], total: number }`
    throw new ServiceError('source', 'not-configured', { params: { key } })
  }
  return { ...rest, rows, total: Number.isFinite(total) ? Number(total) : rows.length }
}

/** The kind of a value, for the page's developer: `object[3]`, `{ list, count }`, `undefined`. Never its content. */
function shapeOf(value: unknown, depth = 0): string {
  if (Array.isArray(value)) return `${value.length ? shapeOf(value[0], 2) : ''}[${value.length}]`
  if (!isObject(value)) return value === null ? 'null' : typeof value
  if (depth > 1) return 'object'
  const entries = Object.entries(value as object).slice(0, 6)
  if (entries.length === 0) return '{}'
  return `{ ${entries.map(([name, one]) => `${name}: ${shapeOf(one, depth + 1)}`).join(', ')} }`
}
