import { fieldOf } from './fieldOf'
import type { ListFilter, ListPage, ListRequest, ListRow } from './List'
import type { ListColumn } from './ListColumn'

/** Reads a page of rows that are there: searched, filtered and sorted here. */
export function readLocal(
  rows: readonly ListRow[],
  columns: readonly ListColumn[],
  { page, pageSize, search, filters, sort }: ListRequest,
): ListPage {
  const wanted = Object.entries(filters)
  const words = search.toLowerCase()
  const searched = columns.filter(({ searchable }) => searchable)
  let found = rows
  if (words || wanted.length)
    found = rows.filter(
      (row) =>
        wanted.every(([name, filter]) => fits(fieldOf(row, name), filter)) &&
        (!words ||
          searched.some(({ name }) =>
            String(fieldOf(row, name) ?? '')
              .toLowerCase()
              .includes(words),
          )),
    )
  if (sort) found = sorted(found, sort.name, sort.direction === 'desc')
  const size = pageSize || found.length
  return { rows: found.slice((page - 1) * size, page * size), total: found.length }
}

function fits(value: unknown, { is, from, to }: ListFilter): boolean {
  const all = Array.isArray(value) ? value : [value]
  if (is?.length && !is.some((one) => all.some((own) => String(own) === String(one)))) return false
  if (from != null && from !== '' && !(compare(value, from) >= 0)) return false
  // A date as an end is the whole day.
  if (to == null || to === '') return true
  const cut =
    typeof to === 'string' && /^\d{4}-\d\d-\d\d$/.test(to) ? String(value ?? '').slice(0, 10) : value
  return value != null && compare(cut, to) <= 0
}

/** Rows without a value come last, whatever the direction; equal ones stay in order. */
function sorted(rows: readonly ListRow[], name: string, isDescending: boolean): ListRow[] {
  // Each value is read once: a hundred thousand are compared two million times.
  const entries = rows.map((row) => ({ row, value: fieldOf(row, name) }))
  entries.sort((one, other) => {
    const [a, b] = [isNothing(one.value), isNothing(other.value)]
    if (a || b) return Number(a) - Number(b)
    const order = compare(one.value, other.value)
    return isDescending ? -order : order
  })
  return entries.map(({ row }) => row)
}

const isNothing = (value: unknown) => value == null || value === ''

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

/** Dates, numbers and codes have an order of their own, and a collator takes ten times as long. */
const isAscii = (text: string) => /^[\x20-\x7e]*$/.test(text)
