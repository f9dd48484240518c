import type { getDeveloperAccess } from '@ebkit/protocol/calls/developer'
import type { AnswerOf } from '@ebkit/protocol/define-call'
import { eq, sql } from 'drizzle-orm'
import { brandOrigin } from '../database/schema'
import type { Transaction } from '../database/tenant'
import { iso } from './keys'

type ShownOrigin = AnswerOf<typeof getDeveloperAccess>['origins'][number]

/** Maximum number of allowed origins of a brand. */
export const mostOrigins = 200

/** The allowed origins of the transaction's brand. */
export async function listOrigins(rows: Transaction): Promise<ShownOrigin[]> {
  const found = await rows.execute(sql`select o.origin, ${iso('o.created_at')} as "createdAt",
      e.employee_name as "createdBy"
    from brand_origin o
    left join user_account u on u.user_id = o.created_by
    left join employee e on e.employee_id = u.employee_id
    order by o.created_at desc, o.origin`)
  return found.rows as unknown as ShownOrigin[]
}

export async function addOrigin(
  rows: Transaction,
  { brandId, userId }: { brandId: string; userId: string },
  origin: string,
): Promise<void> {
  await rows.insert(brandOrigin).values({ brandId, origin, createdBy: userId })
}

/** Removes an origin from the list. @returns whether it was on it */
export async function removeOrigin(rows: Transaction, origin: string): Promise<boolean> {
  return Boolean((await rows.delete(brandOrigin).where(eq(brandOrigin.origin, origin))).rowCount)
}
