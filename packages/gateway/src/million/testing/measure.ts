import { processorTime } from './processorTime'
import type { Sentence } from './Sentence'

/** The cost of a request, in milliseconds. */
export interface Measured {
  readonly title: string
  /** Median time from the request to the last byte of the answer. */
  readonly median: number
  /** Time to the first byte, which is what matters for an export. */
  readonly firstByte: number
  /** Average processor time of PostgreSQL per request. */
  readonly database: number
  /** Average processor time of the gateway per request. */
  readonly gateway: number
  readonly status: number
}

interface Measuring {
  readonly url: string
  readonly cookie: string
  readonly databasePid: number
  readonly rounds: number
}

export const medianOf = (values: readonly number[]) =>
  values.toSorted((one, other) => one - other)[values.length >> 1] ?? 0

/**
 * An aborted export keeps its slot until the gateway notices, and further ones get 429 until then: they are retried.
 */
async function ask({ url, cookie }: Measuring, path: string) {
  for (;;) {
    const start = performance.now()
    const answer = await fetch(`${url}/${path}`, { headers: { cookie } })
    if (answer.status !== 429) return { start, answer }
    await answer.arrayBuffer()
  }
}

async function once(measuring: Measuring, path: string) {
  const { start, answer } = await ask(measuring, path)
  const reader = answer.body?.getReader()
  await reader?.read()
  const firstByte = performance.now() - start
  // Only the beginning of an export is measured.
  if (path.includes('/export?')) await reader?.cancel()
  else while (reader && !(await reader.read()).done);
  return { firstByte, whole: performance.now() - start, status: answer.status }
}

/** Measures with warm caches: two requests come first and do not count. */
export async function measure(measuring: Measuring, { title, path }: Sentence): Promise<Measured> {
  for (let round = 0; round < 2; round++) await once(measuring, path)
  const before = { database: processorTime(measuring.databasePid), gateway: process.cpuUsage() }
  const found = []
  for (let round = 0; round < measuring.rounds; round++) found.push(await once(measuring, path))
  const { user, system } = process.cpuUsage(before.gateway)
  return {
    title,
    median: medianOf(found.map(({ whole }) => whole)),
    firstByte: medianOf(found.map(({ firstByte }) => firstByte)),
    database: (processorTime(measuring.databasePid) - before.database) / measuring.rounds,
    gateway: (user + system) / 1000 / measuring.rounds,
    status: found.at(-1)?.status ?? 0,
  }
}
