import type { AutomaticChange, Resource } from '@ebkit/domain'
import { type SQL, sql } from 'drizzle-orm'
import type { Behaviour } from '../behaviour/Behaviour'
import { behaviours } from '../behaviour/behaviours'
import { columnName } from '../database/columnName'

/** A change of state that is due by time. */
export interface TimedChange {
  readonly resource: Resource
  readonly change: AutomaticChange
  /** SQL over the row `t`: its state allows the change, and it is due. */
  readonly isDue: SQL
}

function timedChangesOf({ resource, auto = {} }: Behaviour): TimedChange[] {
  const { field = '', auto: changes = [] } = resource.states ?? {}
  return Object.entries(auto).flatMap(([name, { due }]) => {
    const change = changes.find((each) => each.name === name)
    if (!due || !change) return []
    const state = sql.raw(`t.${columnName(field)}`)
    return [
      { resource, change, isDue: sql`${state} = any (${sql.param([...change.from])}::text[]) and (${due})` },
    ]
  })
}

/** All timed changes of state, in the order of the resources. */
export const timedChanges: readonly TimedChange[] = behaviours.flatMap(timedChangesOf)
