/** A node of the menu, as gateways and pages give it. @spec W-PERM-3 */
export interface PermissionNode {
  /** Id of the node, unlike all others. */
  menuId: string | number
  /** What people read. */
  menuName: string
  /** A second text beside the name. Default: none. */
  menuSubTitle?: string | null
  /** 2: a permission entry. */
  menuType?: number | null
  /** Code of the permission; empty for none. */
  permission?: string | null
  /** Children. Of a node that `hasChildren`, undefined until `load` has given them. */
  subList?: readonly PermissionNode[] | null
  /** Order among its siblings: the lowest first. Default: as they come. */
  sort?: number | null
  /** Id of the node above; the tree itself follows from `subList`. */
  parentId?: string | number | null
  /** Its children come from `load`, when they are needed. */
  hasChildren?: boolean
  /** Granted to everybody: checked, and cannot be taken away. @spec W-PERM-10 */
  preset?: boolean
  /** Cannot be changed by this person. */
  disabled?: boolean
  /** Why it cannot be changed, for people. */
  reason?: string
}

/** `menuType` of a permission entry. @spec W-PERM-4 */
export const entryType = 2

/** How the code of a node begins that has none. @spec W-PERM-5 */
export const placeholderPrefix = 'useless_'

/** `type` of trees of which everything is one code, and that code. @spec W-PERM-7 */
export const wholeType = 'eb'
export const wholeCode = 'all'
