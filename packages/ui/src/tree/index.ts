export { Tree } from './Tree'
export { type TreeMove, treeKey } from './treeKey'
export type { TreeProps } from './treeProps'
