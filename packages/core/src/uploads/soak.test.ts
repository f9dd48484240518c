import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { type FaultKind, serveTests } from '@ebkit/testing'
import { memoryCheckpoints } from './checkpoints/memoryCheckpoints'
import { createUploads } from './createUploads'
import { seededRandom } from './testing/random'
import { type ServiceFixture, serviceFixture } from './testing/serviceFixture'
import { bytesOf, eventually, fileOf, settled, sha256 } from './testing/uploadFixture'
import type { UploadItem, Uploads } from './Uploads'

const count = process.env.EB_SOAK ? 1000 : 50
/** Files of one list, whose page is reloaded in the middle. */
const round = 50

/** Faults, and the percentage of requests that they affect. */
const faults: ReadonlyArray<readonly [FaultKind, number]> = [
  ['drop', 2],
  ['lose', 3],
  ['cutUpload', 2],
  ['cutConnection', 1],
  ['status', 3],
  ['html', 1],
  ['stallUpload', 0.3],
  ['stallHeaders', 0.3],
]

describe('a thousand uploads', () => {
  const servers = serveTests('clerk')
  const random = seededRandom(20261122)
  const problems: unknown[] = []
  const note = (problem: unknown) => problems.push(problem)
  let service: ServiceFixture
  before(async () => {
    process.on('unhandledRejection', note)
    service = await serviceFixture(servers.proxy.url, servers.cookie)
  })
  /** Of a failed list: its retries would keep the process from ending. */
  const open: Uploads[] = []
  after(() => {
    for (const uploads of open) uploads.dispose()
    process.off('unhandledRejection', note)
  })
  const createList = (options: Parameters<typeof createUploads>[0]) => {
    const uploads = createUploads(options)
    open.push(uploads)
    return uploads
  }

  const injectAll = () =>
    faults.map(([fault, percent]) => servers.proxy.inject({ fault, match: () => random() * 100 < percent }))
  const sizeOf = () => Math.floor(random() < 0.2 ? 250_000 + random() * 400_000 : random() * 30_000)

  /** Possible actions of the user meanwhile. */
  function disturb(uploads: Uploads): void {
    const open = uploads.$items.get().filter(({ status }) => ['waiting', 'uploading'].includes(status))
    const item = open[Math.floor(random() * open.length)]
    if (!item) return
    const chance = random()
    if (chance < 0.2) uploads.cancel(item.id)
    else if (chance < 0.6) uploads.pause(item.id)
    uploads.resume()
  }

  /** Uploads a list under faults, reloading the page in the middle, until all are done or cancelled. */
  async function uploadRound(number: number, hashes: Map<string, string>): Promise<readonly UploadItem[]> {
    const checkpoints = memoryCheckpoints()
    const options = { ...service.options, checkpoints, concurrency: () => 4, keepUpTo: 10_000_000 }
    const files = Array.from({ length: round }, (_, index) => {
      const bytes = bytesOf(sizeOf(), number * round + index + 1)
      hashes.set(`${number}-${index}.bin`, sha256(bytes))
      return fileOf(bytes, `${number}-${index}.bin`)
    })
    const first = createList(options)
    first.add(files)
    let disturbed = servers.proxy.requests.length
    const isHalf = ({ done }: { done: number }) => done >= round / 2
    await eventually(
      () => {
        if (servers.proxy.requests.length > disturbed + 25) {
          disturbed = servers.proxy.requests.length
          disturb(first)
        }
        first.retryAll()
        return first.$total.get()
      },
      (total) => isHalf(total) || !first.$busy.get(),
    )
    first.dispose()
    const before = first.$items.get().filter(({ status }) => status === 'done' || status === 'cancelled')
    const second = createList(options)
    await second.restore()
    await settled(second)
    for (const fault of active.splice(0)) fault.remove()
    second.retryAll()
    second.resume()
    const items = await settled(second)
    await eventually(checkpoints.list, (left) => left.every(({ aborting }) => aborting))
    second.dispose()
    // Objects that could not be removed from the store under faults are removed by the next page, and do not
    // reappear.
    const third = createList(options)
    await third.restore()
    await eventually(checkpoints.list, ({ length }) => length === 0)
    assert.deepEqual(third.$items.get(), [])
    third.dispose()
    return [...before, ...items]
  }
  let active: ReturnType<typeof injectAll> = []

  test(`${count} uploads under faults: no byte lost or mixed, no orphaned part, nothing registered twice`, async () => {
    const hashes = new Map<string, string>()
    const items: UploadItem[] = []
    const hits = new Map<FaultKind, number>()
    for (let number = 0; number < count / round; number++) {
      active = injectAll()
      const injected = [...active]
      items.push(...(await uploadRound(number, hashes)))
      for (const [index, { hits: times }] of injected.entries()) {
        const [kind] = faults[index] as (typeof faults)[number]
        hits.set(kind, (hits.get(kind) ?? 0) + times)
      }
    }
    const done = items.filter(({ status }) => status === 'done')
    const other = items.filter(({ status }) => status !== 'done' && status !== 'cancelled')
    assert.deepEqual(
      other.map(({ name, status, problem }) => [name, status, problem]),
      [],
    )
    assert.equal(new Set(items.map(({ name }) => name)).size, count, 'every file is accounted for')
    for (const { name, result } of done) {
      const address = `${servers.gateway.url}/eb-store/${result?.path}`
      const answer = await fetch(address, { headers: { cookie: servers.cookie } })
      assert.equal(sha256(new Uint8Array(await answer.arrayBuffer())), hashes.get(name), name)
    }
    const rows = await servers.gateway.sql<{ display_name: string; object_key: string }>(
      `select display_name, object_key from file_entry where display_name like '%.bin'`,
    )
    const expected = done.map(({ name, result }) => `${name} ${result?.path}`)
    assert.deepEqual(rows.map((row) => `${row.display_name} ${row.object_key}`).sort(), expected.sort())
    assert.deepEqual(await servers.gateway.sql('select upload_id from stored_part'), [])
    assert.deepEqual(problems, [])
    for (const kind of ['drop', 'lose', 'cutUpload', 'status'] as const)
      assert.ok((hits.get(kind) ?? 0) > 0, `${kind} was injected`)
    assert.ok(done.length > count * 0.8)
  })
})
