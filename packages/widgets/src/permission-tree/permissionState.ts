import type { TreeRow } from '@ebkit/core/tree'
import type { CheckState } from './checkStates'
import type { Codes } from './codes'
import type { Difference } from './difference'
import type { PermissionNode } from './PermissionNode'
import type { PermissionIndex } from './permissionIndex'
import type { PermissionItem } from './permissionItem'

export interface PermissionState {
  readonly nodes: readonly PermissionNode[]
  readonly presets: ReadonlySet<string>
  readonly codes: Codes
  readonly saved: Codes
  readonly expanded: ReadonlySet<string>
  /** As typed. */
  readonly search: string
  readonly changedOnly: boolean
  /** While a filter is active: collapsed items. All others are expanded. */
  readonly folded: ReadonlySet<string>
  readonly current: string | undefined
  /** Items that will be granted or revoked as soon as all descendants have loaded. */
  readonly pending: ReadonlySet<string>
  /** Incremented when the page sets nodes or codes: actions that wait for a branch are then cancelled. */
  readonly given: number
}

export interface PermissionView {
  readonly index: PermissionIndex
  readonly states: ReadonlyMap<string, CheckState>
  /** Whether a code is granted, by itself, by a wider one, or to everyone. */
  readonly holds: (code: string) => boolean
  /** Everything is granted, known or not. */
  readonly holdsAll: boolean
  readonly rows: readonly TreeRow<PermissionItem>[]
  readonly difference: Difference
  readonly granted: number
  readonly total: number
  /** Branches that failed to load: saving is blocked until they are loaded. */
  readonly failed: readonly PermissionItem[]
  /** Some branches are not loaded, so the search did not include them. */
  readonly hasLater: boolean
}
