import type { ListColumn, ListRow } from '@ebkit/core/list'
import { useStrings } from '../environment'
import { usePlace } from '../environment/Environment'
import { cellOf } from './cells'
import { strings } from './strings'

export interface RowValueProps {
  /** The row that has the value. */
  row: ListRow
  /** The field whose value is shown. */
  field: ListColumn
}

/** The value of a field for reading, as a list shows it in a cell. */
export function RowValue({ row, field }: RowValueProps) {
  const { locale } = usePlace()
  const text = useStrings(strings)
  return <>{cellOf(row, field, { text, locale })}</>
}
