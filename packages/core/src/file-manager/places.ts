import type { TreeNode } from '../tree/TreeNode'

/** The hotel's files, or the user's own. @spec W-AUTH-4 W-FMA-2 */
export type FileSpace = 'public' | 'personal'

/** One of the two roots. @spec W-EXP-2 W-EXP-10 W-FMA-2 */
export interface RootFolder {
  readonly space: FileSpace
  /** `ready` without a node: this root does not exist. */
  readonly status: 'loading' | 'ready' | 'failed'
  /** Stays unchanged during a reload, and if the reload fails. */
  readonly node?: TreeNode
  /** Why it could not be loaded. */
  readonly error?: unknown
  readonly storage?: StorageUse
}

/** The folder that is open. */
export interface OpenFolder {
  readonly id: string
  readonly name: string
  readonly space: FileSpace
}

/** Storage used by the files of the space, if the service reports it. Bytes. */
export interface StorageUse {
  readonly used: number
  /** The limit; undefined if unknown. */
  readonly quota?: number
}
