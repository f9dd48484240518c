import type { SQL } from 'drizzle-orm'

/** A possible problem of a row, with an SQL condition that is true if the problem exists. */
export interface Checked {
  readonly path: string
  readonly code: string
  readonly isWrong: SQL
  /** The message for users, if forms have no text for the code. */
  readonly text?: { readonly zh: string; readonly en: string }
}
