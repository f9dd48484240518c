import type { RelatedAdditionProps } from '../../Addition'
import { BatchTables } from './BatchTables'
import { TableCodes } from './TableCodes'

/** What can be done with all tables of a restaurant: several are added at once, and their codes are saved. */
export function TableTools(props: RelatedAdditionProps) {
  return (
    <>
      <TableCodes {...props} />
      {props.resource.rights.includes('add') && <BatchTables {...props} />}
    </>
  )
}
