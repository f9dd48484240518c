/** Who works, and where. */
export interface WorkPlace {
  readonly brandId: string
  readonly hotelId: string
  /** A user; `guest` or `system` for work that no user does. */
  readonly userId: string
  /** The browser and the version of the packages that a user saves with. */
  readonly client?: string
}

/** The table of a resource. */
export interface WorkTable {
  readonly table: string
  /** What selects all values of the row `t`. */
  readonly everything: string
}
