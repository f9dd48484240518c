import type { Client } from 'pg'
import { medianOf } from './measure'

/**
 * Milliseconds that the query below takes, without other load, on the machine that the limits were set on: an estimate
 * (decision 064).
 */
const reference = 225

/** The work of PostgreSQL for a report, without any of our rows: it sorts, counts distinct values, and sums. */
const work = `select count(distinct md5((i % 50021)::text)), sum(i * 1.5)
  from generate_series(1, 200000) i`

/** How many times slower this machine currently is than the reference, at least 1. Time limits are multiplied by it. */
export async function slowness(client: Client): Promise<number> {
  const times: number[] = []
  for (let round = 0; round < 5; round++) {
    const start = performance.now()
    await client.query(work)
    times.push(performance.now() - start)
  }
  return Math.max(1, medianOf(times) / reference)
}
