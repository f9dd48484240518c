/** How many rows of a demo have been written. */
export interface SeedProgress {
  readonly state: 'running' | 'done' | 'failed'
  readonly written: number
  /** Planned rows. A few are skipped, because they could not be made unique. */
  readonly total: number
}
