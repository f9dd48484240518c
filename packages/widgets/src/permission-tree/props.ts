import type { RefObject } from 'react'
import type { WidgetError } from '../environment'
import type { PermissionNode } from './PermissionNode'

/** Height in px above which the tree scrolls. @spec W-PERM-11 */
export const treeMaxHeight = 500

/** What a page can do with the tree. */
export interface PermissionTreeHandle {
  /** Focuses the current row of the tree. */
  focus(): void
  /** Forgets children that `load` has given, and failures. */
  reload(): void
}

export interface PermissionTreeProps {
  /** The menu with its permissions, nested by `subList`. @spec W-PERM-3 */
  nodes?: readonly PermissionNode[] | undefined
  /** Gives the children of a node that `hasChildren` and has no `subList`, when they are needed. May give a promise. Default: none. */
  load?:
    | ((node: PermissionNode) => Promise<readonly PermissionNode[]> | readonly PermissionNode[])
    | undefined
  /** Codes that are granted, in order. Codes of no node are kept. */
  selection?: readonly string[]
  /** Codes that are saved, which changes are compared with. Default: what the page has set last. */
  saved?: readonly string[] | undefined
  /** Codes that everybody has: checked, and cannot be taken away. Default: none. @spec W-PERM-10 */
  presets?: readonly string[] | undefined
  /** `eb`: everything granted is the one code `all`. Default: none, each code counts. @spec W-PERM-7 */
  type?: string | undefined
  /** Height in px above which the tree scrolls. Default 500. */
  maxHeight?: number | undefined
  /** Shows only. */
  disabled?: boolean
  /** Accessible name of the whole. Default 权限. */
  label?: string | undefined
  /** What is wrong, for the person. */
  errorMessage?: string | undefined
  /** Told why the selection cannot be submitted; without a message that it can be. */
  reportProblem?(message?: string): void
  /** A person has granted or taken away: the codes, and the granted part of the tree as it may be saved. */
  onChange?(detail: { value: string[]; nodes: PermissionNode[] }): void
  /** Something went wrong, beside what the tree shows of it. Default: goes to the environment. */
  onError?(error: WidgetError): void
  /** Receives the methods. */
  handle?: RefObject<PermissionTreeHandle | null>
}
