import type { ListColumnConfiguration, ListRow } from '@ebkit/core/list'
import type { Mark } from '@ebkit/domain'
import type { Field } from '@ebkit/rules/fields'
import { MarkedValue } from './MarkedValue'

/** Columns whose values are highlighted by marks. */
export function markedColumns(
  columns: readonly ListColumnConfiguration[],
  marks: readonly Mark[] = [],
  fields: readonly Field[] = [],
  onGo?: (address: string) => void,
): ListColumnConfiguration[] {
  return columns.map((column) => {
    const own = marks.filter(({ field }) => field === column.name)
    const field = fields.find(({ name }) => name === column.name)
    if (!own.length || !field) return column
    const component = (_: unknown, row: ListRow) => (
      <MarkedValue row={row} field={field} marks={own} onGo={onGo} />
    )
    return { ...column, component }
  })
}
