import type { RelatedAdditionProps } from '../../Addition'
import { BatchTables } from './BatchTables'
import { TableCodes } from './TableCodes'

/** Tools for all tables of a restaurant: add several at once, save their codes. */
export function TableTools(props: RelatedAdditionProps) {
  return (
    <>
      <TableCodes {...props} />
      {props.resource.rights.includes('add') && <BatchTables {...props} />}
    </>
  )
}
