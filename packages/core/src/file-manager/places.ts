import type { TreeNode } from '../tree/TreeNode'

/** The hotel's files, or the user's own. @spec W-AUTH-4 W-FMA-2 */
export type FileSpace = 'public' | 'personal'

/** One of the two roots. @spec W-EXP-2 W-EXP-10 W-FMA-2 */
export interface RootFolder {
  readonly space: FileSpace
  /** `ready` without a node: there is no such root. */
  readonly status: 'loading' | 'ready' | 'failed'
  /** Stays what it was while it is read again, and where that fails. */
  readonly node?: TreeNode
  /** Why it could not be read. */
  readonly error?: unknown
  readonly storage?: StorageUse
}

export interface OpenFolder {
  readonly id: string
  readonly name: string
  readonly space: FileSpace
}

/** What the space's files take up, where the service tells. Bytes. */
export interface StorageUse {
  readonly used: number
  /** Absent: no limit is known. */
  readonly quota?: number
}
