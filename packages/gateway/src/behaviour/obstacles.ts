import type { Resource } from '@ebkit/domain'
import type { Label } from '@ebkit/rules/fields'
import { sql } from 'drizzle-orm'
import type { BehaviourContext } from './Behaviour'
import { refuse } from './refuse'
import { keyColumn } from './rows'

/** What prevents a change of a row: an operator gets the reason, an automatic change waits. */
export interface Obstacle {
  /** Stable, for programs: `not-published`. */
  readonly code: string
  readonly text: Label
  /** SQL over the row `t` that is true if it prevents the change. */
  readonly sql: string
}

/** SQL over the row `t` that is true if nothing prevents the change. */
export const withoutObstacles = (obstacles: readonly Obstacle[]): string =>
  obstacles.map((each) => `(${each.sql}) is not true`).join(' and ') || 'true'

/**
 * Until the transaction ends, no other row of the brand passes its check: each of two rows that exclude one another
 * would find the other one still without effect.
 *
 * @throws 422 with the first obstacle of a row
 */
export async function requireNoObstacle(
  { rows, tableOf, place }: BehaviourContext,
  resource: Resource,
  key: string,
  obstacles: readonly Obstacle[],
): Promise<void> {
  await rows.execute(sql`select pg_advisory_xact_lock(hashtext(${`obstacles of ${place.brandId}`}))`)
  for (const { code, text, sql: condition } of obstacles) {
    const { rowCount } = await rows.execute(sql`select from ${sql.identifier(tableOf(resource).table)} t
      where ${keyColumn(resource)} = ${key} and (${sql.raw(condition)})`)
    if (rowCount) refuse(code, text)
  }
}
