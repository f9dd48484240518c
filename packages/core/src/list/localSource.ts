import { fieldOf } from './fieldOf'
import type { ListFilter, ListPage, ListRequest } from './List'
import type { ListColumn } from './ListColumn'
import type { ListRow } from './ListRow'
import { sortRows } from './sorting/sortRows'

/** A query that can be answered synchronously. */
export type LocalRequest = Omit<ListRequest, 'signal'>

/** Reads a page of an array: searches and filters it, and keeps its order. */
export const readLocal = (
  rows: readonly ListRow[],
  columns: readonly ListColumn[],
  request: LocalRequest,
): ListPage => pageOf(findRows(rows, columns, request), request)

/** The same, sorted. */
export async function readSorted(
  rows: readonly ListRow[],
  columns: readonly ListColumn[],
  request: ListRequest,
): Promise<ListPage> {
  const found = findRows(rows, columns, request)
  return pageOf(request.sort ? await sortRows(found, request.sort, request.signal) : found, request)
}

function findRows(
  rows: readonly ListRow[],
  columns: readonly ListColumn[],
  { search, filters }: LocalRequest,
): readonly ListRow[] {
  const wanted = Object.entries(filters)
  const words = search.toLowerCase()
  const searched = columns.filter(({ searchable }) => searchable)
  if (!words && !wanted.length) return rows
  return rows.filter(
    (row) =>
      wanted.every(([name, filter]) => fits(fieldOf(row, name), filter)) &&
      (!words ||
        searched.some(({ name }) =>
          String(fieldOf(row, name) ?? '')
            .toLowerCase()
            .includes(words),
        )),
  )
}

function pageOf(found: readonly ListRow[], { page, pageSize }: LocalRequest): ListPage {
  const size = pageSize || found.length
  return { rows: found.slice((page - 1) * size, page * size), total: found.length }
}

function fits(value: unknown, { is, from, to }: ListFilter): boolean {
  const all = Array.isArray(value) ? value : [value]
  if (is?.length && !is.some((one) => all.some((own) => String(own) === String(one)))) return false
  if (from != null && from !== '' && !(compare(value, from) >= 0)) return false
  // A date as an end includes the whole day.
  if (to == null || to === '') return true
  const cut =
    typeof to === 'string' && /^\d{4}-\d\d-\d\d$/.test(to) ? String(value ?? '').slice(0, 10) : value
  return value != null && compare(cut, to) <= 0
}

const words = new Intl.Collator('zh-CN')

function compare(one: unknown, other: unknown): number {
  if (typeof one === 'number' || typeof other === 'number') return Number(one) - Number(other)
  return typeof one === 'string' && typeof other === 'string' && !isAscii(one + other)
    ? words.compare(one, other)
    : one === other
      ? 0
      : String(one) < String(other)
        ? -1
        : 1
}

/** Dates, numbers and codes are not compared by collation. */
const isAscii = (text: string) => /^[\x20-\x7e]*$/.test(text)
