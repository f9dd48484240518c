export { createExplorer } from './createExplorer'
export type * from './Explorer'
export type * from './ExplorerOptions'
