import { isFiltering } from './conditionOf'
import { listPageSize } from './createList'
import type { ListFilter, ListPlace, ListState } from './List'

/**
 * Writes the state of a list into the query of an address, under names that begin with `prefix.`. The initial state
 * is not written, and the rest of the query stays.
 * @param search `?a=1` or the empty text
 */
export function writeListAddress(
  search: string,
  prefix: string,
  state: ListState,
  initial: ListPlace,
): string {
  const query = new URLSearchParams(search)
  for (const name of [...query.keys()]) if (name.startsWith(`${prefix}.`)) query.delete(name)
  const set = (name: string, text: string | number | undefined, usual?: string | number) => {
    if (text !== undefined && text !== '' && text !== usual) query.set(`${prefix}.${name}`, String(text))
  }
  set('page', state.pageIndex, 1)
  set('size', state.pageSize, initial.pageSize)
  set('search', state.search)
  set('sort', sortText(state.sort) ?? (initial.sort && 'none'), sortText(initial.sort))
  for (const [name, filter] of Object.entries(state.filters)) set(`f.${name}`, filterText(filter))
  const text = query.toString()
  return text && `?${text}`
}

/** Reads the state of a list from an address; undefined if it contains none. */
export function readListAddress(search: string, prefix: string, initial: ListPlace): ListPlace | undefined {
  const own = [...new URLSearchParams(search)].filter(([name]) => name.startsWith(`${prefix}.`))
  if (!own.length) return undefined
  const said = new Map(own.map(([name, text]) => [name.slice(prefix.length + 1), text]))
  const whole = (name: string) => {
    const number = Number(said.get(name))
    return Number.isInteger(number) && number > 0 && number < 1e6 ? number : undefined
  }
  const filters = [...said]
    .filter(([name]) => name.startsWith('f.'))
    .map(([name, text]) => [name.slice(2), readFilter(text)] as const)
    .filter(([, filter]) => isFiltering(filter))
  return {
    pageIndex: whole('page') ?? 1,
    pageSize: whole('size') ?? initial.pageSize ?? listPageSize,
    search: said.get('search') ?? '',
    sort: said.has('sort') ? readSort(said.get('sort')) : initial.sort,
    filters: Object.fromEntries(filters),
  }
}

const sortText = (sort: ListState['sort']) => sort && `${sort.name} ${sort.direction}`

function readSort(text = ''): ListState['sort'] {
  const [, name, direction] = /^(.+) (asc|desc)$/.exec(text) ?? []
  return name ? { name, direction: direction as 'asc' | 'desc' } : undefined
}

/** `NEW|OLD`, or `~` between the ends of a range: `100~200`. */
function filterText({ is, from, to }: ListFilter): string {
  if (is?.length) return is.map(encoded).join('|')
  return `${encoded(from ?? '')}~${encoded(to ?? '')}`
}

function readFilter(text: string): ListFilter {
  const [from = '', to] = text.split('~').map(decoded)
  if (to === undefined) return { is: text.split('|').filter(Boolean).map(decoded) }
  return { ...(from && { from }), ...(to && { to }) }
}

/** The browser's own function does not encode the sign between the ends of a range. */
const encoded = (value: string | number | boolean) => encodeURIComponent(value).replaceAll('~', '%7E')

/** An address can contain anything. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
