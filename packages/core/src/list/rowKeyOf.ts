import { fieldOf } from './fieldOf'
import type { ListRow } from './ListRow'

const made = new WeakMap<ListRow, string>()
let count = 0

/** What identifies a row. One without a key has a made one: it can be seen at least. */
export const rowKeyOf = (row: ListRow, name: string | undefined): string =>
  String(fieldOf(row, name || 'id') ?? madeKey(row))

function madeKey(row: ListRow): string {
  const key = made.get(row) ?? `#${++count}`
  made.set(row, key)
  return key
}
