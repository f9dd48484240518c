export type { AddedItems } from './addItems'
export { createSelectedRows } from './createSelectedRows'
export { createSelection } from './createSelection'
export type { ItemSelection, PressKeys, Selection, SelectionOptions } from './Selection'
