export { DataList } from './DataList'
export type { DataListHandle, DataListProps, ListAction } from './props'
export { RowValue, type RowValueProps } from './RowValue'
