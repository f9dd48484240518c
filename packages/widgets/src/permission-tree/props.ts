import type { RefObject } from 'react'
import type { WidgetError } from '../environment'
import type { PermissionNode } from './PermissionNode'

/** Height in px above which the tree scrolls. @spec W-PERM-11 */
export const treeMaxHeight = 500

/** Methods for the page. */
export interface PermissionTreeHandle {
  /** Focuses the current row of the tree. */
  focus(): void
  /** Discards children that `load` has returned, and failures. */
  reload(): void
}

export interface PermissionTreeProps {
  /** The menu with its permissions, nested by `subList`. @spec W-PERM-3 */
  nodes?: readonly PermissionNode[] | undefined
  /**
   * Loads the children of a node that `hasChildren` and has no `subList`, on demand. May return a promise. Default:
   * none.
   */
  load?:
    | ((node: PermissionNode) => Promise<readonly PermissionNode[]> | readonly PermissionNode[])
    | undefined
  /** Granted codes, in order. Unknown codes are kept. */
  selection?: readonly string[]
  /** The saved codes, with which changes are compared. Default: those that the page has set last. */
  saved?: readonly string[] | undefined
  /** Codes that everyone has: checked, and cannot be revoked. Default: none. @spec W-PERM-10 */
  presets?: readonly string[] | undefined
  /** `eb`: a complete grant is the one code `all`. Default: none, codes are listed. @spec W-PERM-7 */
  type?: string | undefined
  /** Height in px above which the tree scrolls. Default 500. */
  maxHeight?: number | undefined
  /** Read-only. */
  disabled?: boolean
  /** Accessible name of the widget. Default 权限. */
  label?: string | undefined
  /** The error message. */
  errorMessage?: string | undefined
  /** Called with the reason if the selection cannot be submitted, and without one when it can. */
  reportProblem?(message?: string): void
  /** The user has granted or revoked permissions: the codes, and the granted part of the tree as it may be saved. */
  onChange?(detail: { value: string[]; nodes: PermissionNode[] }): void
  /** An error occurred; the tree shows it too. Default: reported to the environment. */
  onError?(error: WidgetError): void
  /** Receives the methods. */
  handle?: RefObject<PermissionTreeHandle | null>
}
