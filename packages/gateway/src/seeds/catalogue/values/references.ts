import type { Field } from '@ebkit/rules/fields'
import type { RowContext, SeedRow } from '../SeedRow'

/** Rows that a field may reference: those of the row's own store, if they belong to a store. */
function rowsFor({ name, ref = '' }: Field, context: RowContext): readonly SeedRow[] {
  if (ref !== 'hotel') return context.candidates(ref)
  const stores = context.candidates('hotel')
  const { hotelId } = context
  if (!hotelId || /share|pois|apply|other|hotels/i.test(name)) return stores
  const own = stores.filter((store) => store.hotelId === hotelId)
  return own.length ? own : stores
}

/** A row to reference; early rows are referenced more often, as bestsellers and regular guests are. */
export function referredRow(field: Field, context: RowContext): SeedRow | undefined {
  const rows = rowsFor(field, context)
  if (!rows.length) return undefined
  const part = context.random.next()
  return rows[Math.floor(rows.length * part * Math.sqrt(part))]
}

/** Several different rows, within the limits of the field. */
export function referredRows(field: Field, context: RowContext): SeedRow[] {
  const rows = rowsFor(field, context)
  const least = Math.max(1, field.min ?? 0, field.minLength ?? 0)
  const most = Math.min(rows.length, field.max ?? 5, field.maxLength ?? 5)
  const count = Math.min(most, Math.max(least, context.random.between(1, 4)))
  const first = context.random.between(0, Math.max(0, rows.length - 1))
  return Array.from({ length: count }, (_, each) => rows[(first + each) % rows.length] as SeedRow)
}
