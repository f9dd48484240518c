import assert from 'node:assert/strict'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import type { StoreCredentials } from '@ebkit/gateway'
import { startGatewayProcess } from '@ebkit/testing'
import { findPostmaster, stopPostmaster } from '../database/postmaster'
import { storeClient } from '../store/testing/storeClient'
import { mountDisk, type SmallDisk } from './testing/smallDisk'

/** Room for the embedded PostgreSQL, the demo's rows and pictures, and for more than the reserve. */
const megabytes = 1000

/** More than PostgreSQL frees after the disk was filled, when a checkpoint removes old parts of its log. */
const reserve = 300

/** The gateway as a process, with all its data on one small file system. */
describe('a gateway whose whole disk is full', () => {
  let disk: SmallDisk | undefined
  let child: ChildProcess
  before(async () => {
    disk = await mountDisk(megabytes)
  })
  after(async () => {
    if (!disk) return
    child.kill('SIGKILL')
    const left = findPostmaster(join(disk.folder, 'data', 'pg'))
    if (left) await stopPostmaster(left)
    await disk.remove()
  })

  async function start(folder: string): Promise<string> {
    const started = startGatewayProcess(join(folder, 'data'), { EB_DISK_RESERVE: `${reserve}` })
    child = started.child
    return started.listening
  }

  async function signIn(address: string): Promise<string> {
    const answer = await fetch(`${address}/api/session`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-eb-client': 'ebkit/test' },
      body: JSON.stringify({ account: 'clerk', password: 'demo1234' }),
    })
    assert.equal(answer.status, 200, await answer.clone().text())
    return answer.headers
      .getSetCookie()
      .map((line) => line.split(';', 1)[0])
      .join('; ')
  }

  /** Calls of a signed-in user. */
  async function clientOf(address: string) {
    const cookie = await signIn(address)
    const headers = { cookie, 'x-eb-client': 'ebkit/test' }
    const lent = await fetch(`${address}/api/oss-api/token/zktimg`, { headers })
    const { data } = (await lent.json()) as { data: StoreCredentials & { path: string } }
    const store = storeClient(data)
    const get = (path: string) => fetch(address + path, { headers })
    return {
      get,
      rate: (url: string) =>
        fetch(`${address}/feedback-api/eb/feedback/eb_user_feedback`, {
          method: 'POST',
          headers: { ...headers, 'content-type': 'application/json' },
          body: JSON.stringify({ url, score: 5, description: '' }),
        }),
      put: (name: string) =>
        store.put(data.path + name, Buffer.alloc(50_000, name)).then(
          () => 200,
          ({ status }) => status as number,
        ),
      has: async (name: string) =>
        Buffer.alloc(50_000, name).equals((await store.get(data.path + name)).content as Buffer),
      isRated: async (url: string) => {
        const answer = await get(`/feedback-api/eb/feedback/get_eb_user_feedback?url=${url}`)
        return ((await answer.json()) as { data: { score: number | null } }).data.score === 5
      },
      /** What the gateway knows to be full: a log that could not be written is noticed before the disk is looked at. */
      fullParts: async () => {
        const { reasons = [] } = (await (await get('/healthz')).json()) as { reasons?: { part: string }[] }
        return reasons.map(({ part }) => part)
      },
    }
  }

  async function untilRefusing(fullParts: () => Promise<string[]>): Promise<void> {
    const end = performance.now() + 60_000
    const missing = async () => {
      const parts = await fullParts()
      return ['database', 'objects'].filter((part) => !parts.includes(part))
    }
    for (let parts = await missing(); parts.length; parts = await missing())
      assert.ok(performance.now() < end, `never full: ${parts}`)
  }

  test('stays alive, reads, answers writes with 507; acknowledged data survives a kill', async (context) => {
    if (!disk)
      return context.skip('no file system may be mounted here; the in-process test injects the fault')
    context.diagnostic(`disk: ${disk.kind}, ${megabytes} MB with everything on it`)
    const address = await start(disk.folder)
    const { rate, put, get, fullParts } = await clientOf(address)
    const acknowledged: string[] = []
    for (const name of ['one', 'two', 'three'])
      if ((await put(name)) === 200 && (await rate(`/${name}`)).status === 200) acknowledged.push(name)
    assert.deepEqual(acknowledged, ['one', 'two', 'three'])

    await disk.fill()
    await untilRefusing(fullParts)
    for (let round = 0; round < 40; round++) {
      assert.equal((await rate(`/full-${round}`)).status, 507)
      assert.equal(await put(`full-${round}`), 507)
      assert.equal((await get('/api/session')).status, 200)
      assert.equal((await get('/ticket-api/eb/ticket-product/list?pageSize=20')).status, 200)
    }
    assert.equal(child.exitCode, null, 'the process lives')
    const other = await clientOf(address)
    for (const name of acknowledged)
      assert.ok((await other.has(name)) && (await other.isRated(`/${name}`)), name)

    const ended = once(child, 'close')
    child.kill('SIGKILL')
    await ended
    await disk.empty()
    const again = await clientOf(await start(disk.folder))
    for (const name of acknowledged)
      assert.ok((await again.has(name)) && (await again.isRated(`/${name}`)), name)
    assert.equal(await again.isRated('/full-0'), false)
    assert.equal(await again.put('after'), 200)
    assert.equal((await again.rate('/after')).status, 200)
  })
})
