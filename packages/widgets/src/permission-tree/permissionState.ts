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
  /** While a filter holds: items that were folded. All others are open. */
  readonly folded: ReadonlySet<string>
  readonly current: string | undefined
  /** Items of which something is granted or taken away as soon as everything below has come. */
  readonly pending: ReadonlySet<string>
  /** How often the page has set nodes or codes: what waits for a branch then is given up. */
  readonly given: number
}

export interface PermissionView {
  readonly index: PermissionIndex
  readonly states: ReadonlyMap<string, CheckState>
  /** Whether a code is granted, by itself, by a wider one, or to everybody. */
  readonly holds: (code: string) => boolean
  /** Everything is granted, whatever it is. */
  readonly holdsAll: boolean
  readonly rows: readonly TreeRow<PermissionItem>[]
  readonly difference: Difference
  readonly granted: number
  readonly total: number
  /** Branches whose children did not come: nothing can be saved until they do. */
  readonly failed: readonly PermissionItem[]
  /** Some branches have not come, so the search did not look into them. */
  readonly hasLater: boolean
}
