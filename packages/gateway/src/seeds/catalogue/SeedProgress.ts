/** How far the rows of a demo have been written. */
export interface SeedProgress {
  readonly state: 'running' | 'done' | 'failed'
  readonly written: number
  /** Planned rows. A few are left out, because they could not be unique. */
  readonly total: number
}
