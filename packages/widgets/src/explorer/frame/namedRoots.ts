import type { RootFolder } from '@ebkit/core/explorer'
import type { TreeNode } from '@ebkit/core/tree'
import type { Text } from './strings'

/** A folder of the tree. */
export interface NamedFolder extends TreeNode {
  /** Files that are in it, where the service tells. */
  readonly count?: number
  readonly children?: readonly this[] | undefined
}

/** The two roots as the person knows them. @spec W-EXP-2 */
export const namedRoots = (roots: readonly RootFolder[], text: Text): NamedFolder[] =>
  roots.flatMap(({ node, space }) => (node ? [{ ...node, name: text(space) } as NamedFolder] : []))
