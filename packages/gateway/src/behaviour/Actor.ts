import type { UserIdentity } from '../session/identity'

/** The rights of a user. */
export type UserRights = Pick<
  UserIdentity,
  'permissions' | 'brandPermissions' | 'dataScope' | 'viewSensitive' | 'canExport' | 'maxRefundAmount'
>

/** The user or process that acts, and its store. */
export interface Actor {
  readonly brandId: string
  readonly hotelId: string
  /** A user; `guest` or `system` for processes without a user. */
  readonly userId: string
  /** The rights of the user's request: a token may have fewer than its user. */
  readonly rights?: UserRights
  /** The user's browser and the version of the packages. */
  readonly client?: string
}

/** The table of a resource. */
export interface ResourceTable {
  readonly table: string
  /** Selects all values of the row `t`. */
  readonly everything: string
}
