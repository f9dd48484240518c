import type { FileSpace, RootFolder } from '@ebkit/core/file-manager'
import type { TreeNode } from '@ebkit/core/tree'

/** A folder of the tree. */
export interface NamedFolder extends TreeNode {
  /** Files that are in it, where the service tells. */
  readonly count?: number
  readonly children?: readonly this[] | undefined
}

/** The two roots as the person knows them. @spec W-EXP-2 */
export const namedRoots = (
  roots: readonly RootFolder[],
  nameOf: (space: FileSpace) => string,
): NamedFolder[] =>
  roots.flatMap(({ node, space }) => (node ? [{ ...node, name: nameOf(space) } as NamedFolder] : []))
