import { processorTime } from './processorTime'
import type { Sentence } from './Sentence'

/** What a sentence takes, in milliseconds. */
export interface Measured {
  readonly title: string
  /** Median from the request to the last byte of the answer. */
  readonly median: number
  /** To the first byte: what matters of a file. */
  readonly firstByte: number
  /** Processor time of PostgreSQL for one request, on average. */
  readonly database: number
  /** Processor time of the gateway, on average. */
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

/** A file that was given up keeps its slot until the gateway has noticed: until then it asks to try again. */
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
  // of a file only its beginning is measured
  if (path.includes('/export?')) await reader?.cancel()
  else while (reader && !(await reader.read()).done);
  return { firstByte, whole: performance.now() - start, status: answer.status }
}

/** Asks warm: twice before what counts. */
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
