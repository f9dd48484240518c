import assert from 'node:assert/strict'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { after, before, describe, type TestContext, test } from 'node:test'
import type { StoreCredentials } from '@ebkit/gateway'
import { startTestGateway, type TestGateway } from '@ebkit/testing'
import { sendSigned } from '../store/testing/signed'
import { codeOf, root, storeClient } from '../store/testing/storeClient'
import { injectDisk, mountDisk, type SmallDisk, textOf } from './testing/smallDisk'

/** Asks until it is so, one question after the other. */
async function untilIs<Value>(expected: Value, ask: () => Promise<Value>): Promise<void> {
  const end = performance.now() + 60_000
  for (let found = await ask(); found !== expected; found = await ask())
    assert.ok(performance.now() < end, `Waited in vain for ${expected}; it is ${found}`)
}

/** Long enough to ask several times while a failed write counts. */
const retryAfter = 1000

const disks = { 'a small file system': () => mountDisk(8), 'an injected fault': () => injectDisk() }

for (const [how, make] of Object.entries(disks))
  describe(`a full disk, by ${how}`, () => {
    let disk: SmallDisk | undefined
    let gateway: TestGateway
    let keys: StoreCredentials
    let cookie: string
    const log = () => join(disk?.folder ?? '', 'gateway.log')
    before(async () => {
      disk = await make()
      if (!disk) return
      gateway = await startTestGateway({
        storeFolder: join(disk.folder, 'store'),
        settings: {
          log: { level: 'info', file: log() },
          disk: { reserve: 256 * 1024, database: undefined, retryAfter },
        },
      })
      keys = await gateway.lendStoreKeys()
      cookie = await gateway.signIn('clerk')
    })
    after(async () => {
      await gateway?.stop()
      await disk?.remove()
    })

    /** Says which disk it was; where none may be mounted, the other one is the test. */
    function diskOf(context: TestContext): SmallDisk | undefined {
      if (disk) context.diagnostic(`disk: ${disk.kind}`)
      else context.skip('no file system may be mounted here')
      return disk
    }

    const rate = (url: string) =>
      fetch(`${gateway.url}/feedback-api/eb/feedback/eb_user_feedback`, {
        method: 'POST',
        headers: { cookie, 'content-type': 'application/json', 'x-eb-client': 'ebkit/test' },
        body: JSON.stringify({ url, score: 5, description: '' }),
      })
    const sendImage = () =>
      fetch(`${gateway.url}/api/oss-api/eb/oss/upload`, {
        method: 'POST',
        headers: { cookie, 'x-eb-client': 'ebkit/test' },
        body: new FormData(),
      })
    const put = (name: string, size = 20_000) =>
      sendSigned(keys, 'PUT', root + name, { body: Buffer.alloc(size, name) })
    const get = (path: string) => fetch(gateway.url + path, { headers: { cookie } })
    const health = async () =>
      (await (await get('/healthz')).json()) as {
        status: string
        reasons?: { part: string; code: string; message: string }[]
      }

    const untilHealth = (status: string) => untilIs(status, async () => (await health()).status)

    const untilFull = (part: string) =>
      untilIs(true, async () => (await health()).reasons?.some((reason) => reason.part === part) ?? false)

    const unfinished = async () =>
      (await readdir(gateway.storeFolder, { recursive: true })).filter((name) => name.endsWith('.part'))

    test('writes answer 507, reads continue, health gives the reason; with free space everything continues', async (context) => {
      const small = diskOf(context)
      if (!small) return
      assert.equal((await put('before')).status, 200)
      assert.equal((await rate('/before')).status, 200)
      await small.fill()
      await untilFull('objects')
      const { reasons = [] } = await health()
      assert.ok(reasons.every(({ code }) => code === 'disk-full'))
      assert.match(
        reasons.map(({ message }) => message).join(),
        /Writes are refused with 507 until there is room/,
      )

      const refused = await put('while')
      assert.deepEqual([refused.status, codeOf(refused)], [507, 'InsufficientStorage'])
      const saved = await rate('/while')
      assert.equal(saved.status, 507)
      assert.equal(((await saved.json()) as { code: string }).code, 'disk-full')
      assert.equal((await sendImage()).status, 507)

      const read = await get(`/eb-store/${root}before`)
      assert.equal(await read.text(), Buffer.alloc(20_000, 'before').toString())
      assert.equal((await get('/api/session')).status, 200)
      assert.equal((await get('/feedback-api/eb/feedback/get_eb_user_feedback?url=/before')).status, 200)
      assert.equal((await get('/readyz')).status, 200)
      assert.match(await gateway.signIn('viewer'), /eb_session=/, 'signing in goes on')
      assert.equal((await sendSigned(keys, 'GET', `${root}before`)).status, 200)

      await small.empty()
      await untilHealth('ok')
      assert.equal((await put('after')).status, 200)
      assert.equal((await rate('/after')).status, 200)
      const client = storeClient(keys)
      const { objects } = await client.list({ prefix: root, 'max-keys': 100 }, {})
      const names = objects.map(({ name }) => name.slice(root.length))
      assert.deepEqual(names, ['after', 'before'], 'what was acknowledged is there, what was refused is not')
    })

    test('deletions free space and are not refused', async (context) => {
      const small = diskOf(context)
      if (!small) return
      await put('large')
      await small.fill()
      await untilFull('objects')
      assert.equal((await sendSigned(keys, 'DELETE', `${root}large`)).status, 204)
      await small.empty()
      await untilHealth('ok')
    })

    test('a disk that is full before anybody saw it: 507, and nothing is left of the write', async (context) => {
      const small = diskOf(context)
      if (!small) return
      assert.equal((await health()).status, 'ok')
      const { disk: seen } = gateway.app.gateway
      await seen.look()
      await small.fill()
      // as it was last seen there is room, so these reach the disk
      const [whole, large] = await Promise.all([put('late'), put('late-large', 900_000)])
      for (const answer of [whole, large])
        assert.deepEqual([answer.status, codeOf(answer)], [507, 'InsufficientStorage'])
      assert.deepEqual(await unfinished(), [])
      await small.empty()
      await untilHealth('ok')
      assert.equal((await put('late')).status, 200)
    })

    test('the log loses lines, says how many, and ends nothing', async (context) => {
      const small = diskOf(context)
      if (!small) return
      await small.fill()
      for (let asked = 0; asked < 50; asked++) await get('/api/session')
      await untilHealth('degraded')
      await untilFull('log')
      await small.empty()
      const said = async () => (await textOf(log())).split('\n').find((line) => line.includes('were lost'))
      await untilIs(true, async () => (await said()) !== undefined)
      const line = (await said()) ?? ''
      assert.ok((JSON.parse(line) as { lost: number }).lost > 0)
      await untilHealth('ok')
    })
  })

describe('a database whose disk is full', () => {
  let gateway: TestGateway
  before(async () => {
    gateway = await startTestGateway({
      settings: { disk: { reserve: 256 * 1024, database: undefined, retryAfter } },
    })
  })
  after(() => gateway.stop())

  test('writes answer 507 and are rolled back, reads go on, health says so', async () => {
    const cookie = await gateway.signIn('clerk')
    const rate = (url: string) =>
      fetch(`${gateway.url}/feedback-api/eb/feedback/eb_user_feedback`, {
        method: 'POST',
        headers: { cookie, 'content-type': 'application/json', 'x-eb-client': 'ebkit/test' },
        body: JSON.stringify({ url, score: 5, description: '' }),
      })
    // the fault: what PostgreSQL says when it cannot extend a file
    await gateway.sql(`create function full_disk() returns trigger language plpgsql as $$ begin
      raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$`)
    await gateway.sql('create trigger full_disk after insert on page_feedback execute function full_disk()')
    const refused = await rate('/full')
    assert.equal(refused.status, 507)
    const health = (await (await fetch(`${gateway.url}/healthz`)).json()) as { reasons: { part: string }[] }
    assert.deepEqual(
      health.reasons.map(({ part }) => part),
      ['database'],
    )
    assert.equal((await fetch(`${gateway.url}/api/session`, { headers: { cookie } })).status, 200)
    await gateway.sql('drop trigger full_disk on page_feedback')
    // it is tried again some seconds later
    await untilIs(200, async () => (await rate('/again')).status)
    assert.deepEqual(await gateway.sql("select from page_feedback where url = '/full'"), [])
  })
})
