import type { Resource } from '@ebkit/domain'
import { type SQL, sql } from 'drizzle-orm'
import type { BehaviourContext } from '../Behaviour'

/** One row of a task. */
export interface TaskItem {
  /** Key of the row; for a file, what a line names. */
  readonly key: string
  /** In cents, for tasks about money. */
  readonly amount: number | null
}

/** Where a task stores its items. */
const own = ({ place }: BehaviourContext, resource: Resource, taskKey: string) =>
  sql`i.brand_id = ${place.brandId} and i.resource = ${resource.name} and i.row_key = ${taskKey}`

/**
 * Replaces the items of a task.
 * @param items selects two columns: key, amount
 * @returns how many there are, and the sum of their amounts
 */
export async function listItems(context: BehaviourContext, resource: Resource, taskKey: string, items: SQL) {
  const { rows, place } = context
  await rows.execute(sql`delete from task_item i where ${own(context, resource, taskKey)}`)
  const { rows: found } = await rows.execute<{ count: number; amount: number }>(sql`with listed as (
      insert into task_item (brand_id, hotel_id, resource, row_key, item_key, amount)
      select ${place.brandId}, ${place.hotelId}, ${resource.name}, ${taskKey}, found.key, found.amount
      from (${items}) as found (key, amount) returning amount)
    select count(*)::int as count, coalesce(sum(amount), 0)::float8 as amount from listed`)
  return found[0] ?? { count: 0, amount: 0 }
}

/** Pending items, in the order of their keys. */
export async function waitingItems(
  context: BehaviourContext,
  resource: Resource,
  taskKey: string,
  most: number,
): Promise<readonly TaskItem[]> {
  const { rows } = await context.rows.execute(sql`select i.item_key as key, i.amount::float8 as amount
    from task_item i where ${own(context, resource, taskKey)} and i.status = 'WAITING'
    order by i.item_key limit ${most} for update`)
  return rows as unknown as TaskItem[]
}

/** Sets the result of items. @param reason why they failed */
export async function endItems(
  context: BehaviourContext,
  resource: Resource,
  taskKey: string,
  keys: readonly string[],
  reason?: string,
): Promise<void> {
  if (!keys.length) return
  await context.rows.execute(sql`update task_item i set status = ${reason === undefined ? 'DONE' : 'FAILED'},
    reason = ${reason ?? null} where ${own(context, resource, taskKey)} and i.item_key = any (${sql.param(keys)}::text[])`)
}

/** Makes the failed items pending again. @returns how many */
export async function retryItems(
  context: BehaviourContext,
  resource: Resource,
  taskKey: string,
): Promise<number> {
  const { rowCount } = await context.rows.execute(sql`update task_item i set status = 'WAITING', reason = null
    where ${own(context, resource, taskKey)} and i.status = 'FAILED'`)
  return rowCount ?? 0
}

/** The failed items, with their reasons. */
export async function failedItems(context: BehaviourContext, resource: Resource, taskKey: string) {
  const { rows } = await context.rows.execute<{
    key: string
    reason: string
  }>(sql`select i.item_key as key, i.reason
    from task_item i where ${own(context, resource, taskKey)} and i.status = 'FAILED' order by i.item_key`)
  return rows
}

/** SQL over the task `t`: the number of its items with a status. @param key column of its key */
export const countItems = (resource: Resource, key: string, status: 'WAITING' | 'DONE' | 'FAILED') =>
  `(select count(*)::int from task_item i where i.brand_id = t.brand_id and i.resource = '${resource.name}'
    and i.row_key = t.${key} and i.status = '${status}')`
