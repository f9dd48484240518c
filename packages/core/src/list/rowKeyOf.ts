import { fieldOf } from './fieldOf'
import type { ListRow } from './ListRow'

const made = new WeakMap<ListRow, string>()
let count = 0

/** The key of a row. A row without a key gets a generated one, so that it can be shown. */
export const rowKeyOf = (row: ListRow, name: string | undefined): string =>
  String(fieldOf(row, name || 'id') ?? madeKey(row))

function madeKey(row: ListRow): string {
  const key = made.get(row) ?? `#${++count}`
  made.set(row, key)
  return key
}
