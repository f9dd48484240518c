import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { after, afterEach, before, describe, mock, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { createFileCalls, type FileCalls, startTestGateway, type TestGateway } from '@ebkit/testing'

const program = fileURLToPath(new URL('./testing/killedWhileRemoving.ts', import.meta.url))

describe('removal of objects', () => {
  let gateway: TestGateway
  let calls: FileCalls
  let root: string
  before(async () => {
    gateway = await startTestGateway()
    calls = createFileCalls(gateway, await gateway.signIn('manager'))
    root = (await calls.tree()).ossDisplayId
  })
  after(() => gateway.stop())
  afterEach(() => mock.restoreAll())

  const objects = async (keys: (string | null)[]) =>
    (await gateway.sql('select from stored_object where object_key = any($1)', [keys])).length
  const queue = () => gateway.sql<{ attempts: number }>('select attempts from object_removal')
  const makeDue = () => gateway.sql('update object_removal set due_at = now()')
  /** Every deletion starts the worker. */
  const look = () => calls.post('delete', { ossDisplayIds: ['nothing'] })

  async function eventually(condition: () => Promise<boolean>, what: string): Promise<void> {
    const end = performance.now() + 20_000
    while (!(await condition())) {
      assert.ok(performance.now() < end, what)
      await new Promise(setImmediate)
    }
  }

  async function deleteFiles(prefix: string): Promise<(string | null)[]> {
    const files = [await calls.upload(root, `${prefix}1.txt`), await calls.upload(root, `${prefix}2.txt`)]
    const answer = await calls.post('delete', {
      ossDisplayIds: files.map(({ ossDisplayId }) => ossDisplayId),
    })
    assert.equal(answer.code, 0)
    return files.map(({ path }) => path)
  }

  async function removeAll(keys: (string | null)[]): Promise<void> {
    mock.restoreAll()
    await makeDue()
    await look()
    await eventually(async () => (await queue()).length === 0, 'the queue is empty')
    assert.equal(await objects(keys), 0)
  }

  test('retries a failing store later; the deletion stays', async () => {
    const failing = mock.method(gateway.app.gateway.store, 'remove', () => Promise.reject(new Error('down')))
    const keys = await deleteFiles('失败')
    await eventually(async () => (await queue()).every(({ attempts }) => attempts > 0), 'it was tried')
    assert.ok(failing.mock.callCount())
    assert.equal(await objects(keys), 2)
    assert.ok((await calls.list(root)).every(({ displayName }) => !displayName.startsWith('失败')))
    await removeAll(keys)
  })

  for (const [moment, left] of [
    ['before', 2],
    ['after', 0],
  ] as const)
    test(`F-GW-9 kill -9 ${moment} the store has removed the objects: the next gateway finishes`, async () => {
      // this gateway stops in the removal while the other one is killed in it
      let goOn = () => {}
      const hanging = mock.method(gateway.app.gateway.store, 'remove', () => {
        return new Promise<void>((_, reject) => {
          goOn = () => reject(new Error('down'))
        })
      })
      const keys = await deleteFiles(moment)
      await eventually(async () => hanging.mock.callCount() > 0, 'it hangs')
      const killed = spawn(
        process.execPath,
        [
          '--import',
          'tsx',
          '--conditions=source',
          program,
          gateway.applicationUrl,
          gateway.storeFolder,
          moment,
        ],
        { stdio: 'inherit' },
      )
      const [, signal] = await once(killed, 'exit')
      assert.equal(signal, 'SIGKILL')
      assert.deepEqual([(await queue()).length, await objects(keys)], [2, left])
      goOn()
      await eventually(async () => (await queue()).every(({ attempts }) => attempts > 0), 'it failed')
      await removeAll(keys)
    })
})
