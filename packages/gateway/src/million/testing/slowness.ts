import type { Client } from 'pg'
import { medianOf } from './measure'

/** Milliseconds that the query below takes where the limits were set, with nothing beside it: an estimate (decision 064). */
const reference = 225

/** What PostgreSQL does for a report, without a row of ours: it sorts, counts what is distinct, and adds up. */
const work = `select count(distinct md5((i % 50021)::text)), sum(i * 1.5)
  from generate_series(1, 200000) i`

/** How many times as long as there this machine takes now, at least 1. Limits of time are multiplied by it. */
export async function slowness(client: Client): Promise<number> {
  const times: number[] = []
  for (let round = 0; round < 5; round++) {
    const start = performance.now()
    await client.query(work)
    times.push(performance.now() - start)
  }
  return Math.max(1, medianOf(times) / reference)
}
