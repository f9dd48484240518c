export { placeAfterMove } from './placeAfterMove'
export { SortableList, type SortableListProps } from './SortableList'
export { type Lift, useLift } from './useLift'
