/** A node of the menu, as gateways and pages provide it. @spec W-PERM-3 */
export interface PermissionNode {
  /** Unique id of the node. */
  menuId: string | number
  /** The displayed name. */
  menuName: string
  /** A second text beside the name. Default: none. */
  menuSubTitle?: string | null
  /** 2: a permission entry. */
  menuType?: number | null
  /** Code of the permission; empty for none. */
  permission?: string | null
  /** Children. For a node with `hasChildren`, undefined until `load` has returned them. */
  subList?: readonly PermissionNode[] | null
  /** Sort order among its siblings, ascending. Default: as given. */
  sort?: number | null
  /** Id of the parent; the tree itself follows from `subList`. */
  parentId?: string | number | null
  /** Its children are loaded by `load` on demand. */
  hasChildren?: boolean
  /** Granted to everyone: checked, and cannot be revoked. @spec W-PERM-10 */
  preset?: boolean
  /** This user cannot change it. */
  disabled?: boolean
  /** The displayed reason why it cannot be changed. */
  reason?: string
}

/** `menuType` of a permission entry. @spec W-PERM-4 */
export const entryType = 2

/** Prefix of the placeholder code of a node without a code. @spec W-PERM-5 */
export const placeholderPrefix = 'useless_'

/** `type` of trees in which a complete grant is one code, and that code. @spec W-PERM-7 */
export const wholeType = 'eb'
export const wholeCode = 'all'
