import { type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '../../database/tenant'

type Row = Record<string, unknown>

/** The number of rows in memory at once. */
const batchSize = 500

/** Milliseconds that a client may take to read a batch, because it occupies a database connection. */
export const readingPatience = 60_000

/**
 * All rows of a query, batch by batch, from a cursor of the transaction.
 *
 * @param stalled called when the client has stopped reading
 */
export async function* batchesOf(rows: Transaction, query: SQL, stalled: () => void): AsyncGenerator<Row[]> {
  await rows.execute(
    sql`select set_config('idle_in_transaction_session_timeout', ${String(readingPatience + 5_000)}, true)`,
  )
  await rows.execute(sql`declare exported no scroll cursor for ${query}`)
  for (;;) {
    const { rows: batch } = await rows.execute<Row>(sql`fetch ${sql.raw(String(batchSize))} from exported`)
    if (!batch.length) return
    const timer = setTimeout(stalled, readingPatience)
    try {
      yield batch
    } finally {
      clearTimeout(timer)
    }
    if (batch.length < batchSize) return
  }
}
