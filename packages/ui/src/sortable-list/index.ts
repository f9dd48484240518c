export { placeAfterMove } from './placeAfterMove'
export { SortableList, type SortableListProps } from './SortableList'
