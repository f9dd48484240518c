import type { Resource } from '@ebkit/domain'
import { sql } from 'drizzle-orm'
import type { BehaviourContext } from '../../../behaviour/Behaviour'
import { byState } from '../../../behaviour/byState'
import { type Obstacle, requireNoObstacle, withoutObstacles } from '../../../behaviour/obstacles'
import { todaySql } from '../../../database/storeTimeSql'
import { reasons } from '../strings'

/** The period of an activity, and what prevents it from starting. */
export interface ActivityPeriod {
  /** Columns with the first and the last day. */
  readonly first: string
  readonly last: string
  /** SQL over the row `t` that is true when its quota is sold out. Default: it has no quota. */
  readonly soldOut?: string
  readonly obstacles: readonly Obstacle[]
}

/**
 * Effects and automatic changes of an activity with a first and a last day: operators start, pause and end it, and it
 * begins and finishes automatically. Shops offer running activities.
 */
export function activityPeriod(
  resource: Resource,
  { first, last, soldOut = 'false', ...more }: ActivityPeriod,
) {
  const over = { code: 'period-over', text: reasons.periodOver, sql: `t.${last} < ${todaySql}` }
  const obstacles = [over, ...more.obstacles]
  const start = async (context: BehaviourContext & { readonly key: string }): Promise<undefined> => {
    await requireNoObstacle(context, resource, context.key, obstacles)
  }
  return {
    effects: {
      start,
      pause: byState,
      end: byState,
    },
    auto: {
      begin: {
        due: sql.raw(`t.${first} <= ${todaySql} and ${withoutObstacles(obstacles)}`),
        // an operator may have started another one since it was due
        run: start,
      },
      finish: { due: sql.raw(`(${over.sql} or ${soldOut})`) },
    },
  }
}
