import type { ListColumn, ListRow } from '@ebkit/core/list'
import { useStrings } from '../environment'
import { usePlace } from '../environment/Environment'
import { cellOf } from './cells'
import { strings } from './strings'

export interface RowValueProps {
  /** The row of the value. */
  row: ListRow
  /** The field of the value. */
  field: ListColumn
}

/** The value of a field, read-only, as in a cell of a list. */
export function RowValue({ row, field }: RowValueProps) {
  const { locale } = usePlace()
  const text = useStrings(strings)
  return <>{cellOf(row, field, { text, locale })}</>
}
