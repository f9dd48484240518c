import { sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type * as schema from './schema'

/** The rows that a transaction may see and write. */
export interface Tenant {
  readonly brandId: string
  /** The stores visible to the user. */
  readonly hotelIds: readonly string[]
  /** The user, for rows that belong to a user. Default: none. */
  readonly userId?: string
  /** The store that the user works in. Default: none. */
  readonly hotelId?: string
  /** The origin at which the user reaches the gateway, for addresses in rows. Default: unknown. */
  readonly origin?: string
}

/** Queries on the gateway's tables. */
export type Queries = NodePgDatabase<typeof schema>

/** Queries inside a transaction. */
export type Transaction = Parameters<Parameters<Queries['transaction']>[0]>[0]

/**
 * Runs a function in a transaction that sees only the tenant's rows, enforced by the database. Every read and write
 * of business rows uses it. A query after the end of the transaction, such as for a file whose client has
 * disconnected, gets an error: its connection may already be in another transaction.
 */
export function inTenant<Result>(
  queries: Queries,
  tenant: Tenant,
  work: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  return queries.transaction(async (transaction) => {
    await transaction.execute(
      sql`select set_config('ebkit.brand_id', ${tenant.brandId}, true),
                 set_config('ebkit.hotel_ids', ${tenant.hotelIds.join(',')}, true),
                 set_config('ebkit.user_id', ${tenant.userId ?? ''}, true),
                 set_config('ebkit.hotel_id', ${tenant.hotelId ?? ''}, true),
                 set_config('ebkit.origin', ${tenant.origin ?? ''}, true)`,
    )
    return endingWith(transaction, work)
  })
}

/** Passes on a transaction that refuses statements after the function has ended. */
async function endingWith<Result>(
  transaction: Transaction,
  work: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  let isOver = false
  const ending = new Proxy(transaction, {
    get(target, name, receiver) {
      if (isOver) throw new Error('The transaction is over')
      return Reflect.get(target, name, receiver)
    },
  })
  try {
    return await work(ending)
  } finally {
    isOver = true
  }
}
