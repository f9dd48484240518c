import type { FileSpace, RootFolder } from '@ebkit/core/file-manager'
import type { TreeNode } from '@ebkit/core/tree'

/** A folder of the tree. */
export interface NamedFolder extends TreeNode {
  /** Number of its files, if the service reports it. */
  readonly count?: number
  readonly children?: readonly this[] | undefined
}

/** The two roots, with their names for the user. @spec W-EXP-2 */
export const namedRoots = (
  roots: readonly RootFolder[],
  nameOf: (space: FileSpace) => string,
): NamedFolder[] =>
  roots.flatMap(({ node, space }) => (node ? [{ ...node, name: nameOf(space) } as NamedFolder] : []))
