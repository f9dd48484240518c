import type { Resource, ticketDelay, validCardDelay } from '@ebkit/domain'
import { type SQL, sql } from 'drizzle-orm'
import type { BehaviourContext, EffectContext } from '../../../behaviour/Behaviour'
import { byState } from '../../../behaviour/byState'
import { storeDay } from '../../../behaviour/numbers'
import type { RowOf } from '../../../behaviour/RowOf'
import { refuse } from '../../../behaviour/refuse'
import {
  endItems,
  failedItems,
  listItems,
  retryItems,
  type TaskItem,
} from '../../../behaviour/tasks/taskItems'
import { taskStates } from '../../../behaviour/tasks/taskStates'
import { todaySql } from '../../../database/storeTimeSql'
import { reasons } from '../strings'

/** A task that moves the end date of tickets or cards. */
export type Delay = RowOf<typeof ticketDelay> | RowOf<typeof validCardDelay>

/** SQL: the new end date of a row whose end date is in this column. */
export const newEnd = ({ delayType, delayDays, delayTo }: Delay, column: string): SQL =>
  delayType === 'date' ? sql`${delayTo}::date` : sql`${sql.raw(column)} + ${delayDays ?? 0}::int`

/** A row whose end date was moved, and the phone number to notify. */
export interface MovedRow extends Record<string, unknown> {
  readonly key: string
  readonly phone: string | null
}

/** How a task selects and moves its rows. */
interface Moved<R extends Resource> {
  /** SQL that selects the rows of the task: key, null. */
  readonly targets: (context: BehaviourContext, row: RowOf<R>) => Promise<SQL>
  /** Moves the end dates of these rows, except those that can no longer be moved. */
  readonly move: (context: EffectContext<R>, keys: readonly string[]) => Promise<readonly MovedRow[]>
  /** Further fields of a saved task about its targets. */
  readonly described?: (context: BehaviourContext, row: RowOf<R>) => Promise<object>
}

type Context<R extends Resource> = EffectContext<R>

/** @throws 422 if the task has no targets, or its date is past */
function requireTargets({ targetCount, delayType, delayTo }: Delay): void {
  if (delayType === 'date' && (delayTo ?? '') < storeDay()) refuse('delay-date', reasons.delayDate)
  if (!targetCount) refuse('delay-target', reasons.delayTarget)
}

/** SQL: the new end date is neither past nor earlier than the old one. */
export const mayMove = (from: string, to: SQL) =>
  sql`${to} >= ${sql.raw(from)} and ${to} >= ${sql.raw(todaySql)}`

/** Notifies all holders of moved rows by one message, if the task says so. */
async function tellHolders<R extends Resource>(
  { ask, key, row }: Context<R>,
  resource: Resource,
  moved: readonly MovedRow[],
): Promise<void> {
  const phones = [...new Set(moved.flatMap(({ phone }) => phone ?? []))]
  if (!(row as unknown as Delay).notifyHolder || !phones.length) return
  await ask({ channel: 'sms', kind: 'delayed', resource, key, content: { phones } })
}

async function run<R extends Resource>(
  resource: R,
  context: Context<R>,
  items: readonly TaskItem[],
  move: Moved<R>['move'],
): Promise<void> {
  const keys = items.map(({ key }) => key)
  const rows = await move(context, keys)
  await tellHolders(context, resource, rows)
  const moved = rows.map(({ key }) => key)
  await endItems(context, resource, context.key, moved)
  const failed = keys.filter((key) => !moved.includes(key))
  await endItems(context, resource, context.key, failed, reasons.notMoved.zh)
}

/** The result of a task: the numbers of moved and failed rows, and the failures as a file. */
async function ended(resource: Resource, context: Context<Resource>) {
  const failed = await failedItems(context, resource, context.key)
  const { rows } = await context.rows.execute<{
    done: number
  }>(sql`select count(*)::int as done from task_item i
    where i.brand_id = ${context.place.brandId} and i.resource = ${resource.name} and i.row_key = ${context.key}
      and i.status = 'DONE'`)
  const lines = failed.map(({ key, reason }) => [key, reason])
  const failFile = failed.length ? await context.keepSheet(`${context.key}.csv`, lines) : null
  return { successCount: rows[0]?.done ?? 0, failCount: failed.length, failFile }
}

/** Effects, automatic changes and background work of a task that extends tickets or cards. */
export function delayTask<R extends typeof ticketDelay | typeof validCardDelay>(
  resource: R,
  given: Moved<R>,
) {
  const { targets, move, described } = given
  return {
    effects: {
      execute: async ({ row }: { readonly row: Delay }) => {
        requireTargets(row)
        return { executeTime: sql`now()` }
      },
      retry: async (context: BehaviourContext & { readonly key: string }): Promise<undefined> => {
        await retryItems(context, resource, context.key)
      },
      cancel: byState,
    },
    ...taskStates(resource, {
      run: (context, items) => run(resource, context as never, items, move),
      ended: (context) => ended(resource, context),
    }),
    saved: async (context: BehaviourContext & { readonly row: RowOf<R>; readonly key: string }) => {
      if ((context.row as Delay).status !== 'DRAFT') return undefined
      const { count } = await listItems(context, resource, context.key, await targets(context, context.row))
      return { targetCount: count, ...(await described?.(context, context.row)) }
    },
  }
}
