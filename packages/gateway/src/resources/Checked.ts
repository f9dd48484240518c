import type { SQL } from 'drizzle-orm'

/** A possible problem of a row, and SQL that is true if there is one. */
export interface Checked {
  readonly path: string
  readonly code: string
  readonly isWrong: SQL
}
