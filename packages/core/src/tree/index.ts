export { flattenTree } from './flattenTree'
export { findNode, pathTo } from './pathTo'
export type { TreeNode, TreeRow } from './TreeNode'
