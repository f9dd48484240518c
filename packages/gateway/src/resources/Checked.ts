import type { SQL } from 'drizzle-orm'

/** A possible problem of a row, and SQL that is true if there is one. */
export interface Checked {
  readonly path: string
  readonly code: string
  readonly isWrong: SQL
  /** What it says to people, where forms have no text for its code. */
  readonly text?: { readonly zh: string; readonly en: string }
}
