export { createSelection } from './createSelection'
export type { PressKeys, Selection, SelectionOptions } from './Selection'
