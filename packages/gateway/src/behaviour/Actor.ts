import type { UserIdentity } from '../session/identity'

/** What a user may do. */
export type UserRights = Pick<
  UserIdentity,
  'permissions' | 'brandPermissions' | 'dataScope' | 'viewSensitive' | 'canExport' | 'maxRefundAmount'
>

/** Who works, and where. */
export interface Actor {
  readonly brandId: string
  readonly hotelId: string
  /** A user; `guest` or `system` for work that no user does. */
  readonly userId: string
  /** The rights that the user's request came with: those of a token are less than those of its user. */
  readonly rights?: UserRights
  /** The browser and the version of the packages that a user saves with. */
  readonly client?: string
}

/** The table of a resource. */
export interface ResourceTable {
  readonly table: string
  /** What selects all values of the row `t`. */
  readonly everything: string
}
