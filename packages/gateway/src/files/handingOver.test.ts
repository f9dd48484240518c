import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { createFileCalls, type FileCalls, startTestGateway, type TestGateway } from '@ebkit/testing'
import pg from 'pg'

describe('a folder that is being handed over to the hotel', () => {
  let gateway: TestGateway
  let calls: FileCalls
  let root: string
  let own: string
  before(async () => {
    gateway = await startTestGateway()
    calls = createFileCalls(gateway, await gateway.signIn('manager'))
    root = (await calls.tree()).ossDisplayId
    own = (await calls.tree('personal')).ossDisplayId
  })
  after(() => gateway.stop())

  /** Until this many transactions wait for the lock of a tree. */
  async function untilWaiting(count: number): Promise<void> {
    const waiting = `select from pg_locks where locktype = 'advisory' and not granted
      and database = (select oid from pg_database where datname = current_database())`
    const end = Date.now() + 10_000
    while ((await gateway.sql(waiting)).length < count) assert.ok(Date.now() < end, 'none waits')
  }

  /** Asks while the folder is being moved: the move is before it in the queue for the user's tree. */
  async function whileMoving<Answer>(folder: string, ask: () => Promise<Answer>): Promise<Answer> {
    const lock = `hashtextextended('files/100101/100192', 0)`
    await gateway.sql(`select pg_advisory_lock(${lock})`)
    const moving = calls.post('move', { ossDisplayIds: [folder], parentDisplayId: root })
    await untilWaiting(1)
    const asked = ask()
    await untilWaiting(2)
    await gateway.sql(`select pg_advisory_unlock(${lock})`)
    assert.equal((await moving).code, 0)
    return asked
  }
  /** Asks in the same way; when the move is done, another transaction has the lock of the hotel's tree. */
  async function whileHotelIsLocked<Answer>(folder: string, ask: () => Promise<Answer>): Promise<Answer> {
    const own = `hashtextextended('files/100101/100192', 0)`
    const hotel = `hashtextextended('files/100101/', 0)`
    const other = new pg.Client({ connectionString: gateway.ownerUrl })
    await other.connect()
    try {
      await gateway.sql(`select pg_advisory_lock(${own})`)
      const moving = calls.post('move', { ossDisplayIds: [folder], parentDisplayId: root })
      await untilWaiting(1)
      let isAnswered = false
      const asked = ask().finally(() => {
        isAnswered = true
      })
      await untilWaiting(2)
      const held = other.query(`select pg_advisory_lock(${hotel})`)
      await untilWaiting(3)
      await gateway.sql(`select pg_advisory_unlock(${own})`)
      assert.equal((await moving).code, 0)
      await held
      await Promise.race([untilWaiting(1), asked])
      assert.ok(!isAnswered, 'it waits for the tree in which the folder is now')
      await other.query(`select pg_advisory_unlock(${hotel})`)
      return await asked
    } finally {
      await other.end()
    }
  }
  const owners = async (folder: string) =>
    (
      await gateway.sql<{ owner_id: string | null }>('select owner_id from file_entry where parent_id = $1', [
        folder,
      ])
    ).map(({ owner_id }) => owner_id)

  test('a folder made in it is the hotel’s, too', async () => {
    const { ossDisplayId: folder } = await calls.folder(own, '移交甲')
    const made = await whileMoving(folder, () =>
      calls.get('directory_create', { ossDisplayId: folder, displayName: '里面' }),
    )
    assert.equal(made.code, 0)
    assert.deepEqual(await owners(folder), [null])
    const admin = createFileCalls(gateway, await gateway.signIn('admin'))
    assert.deepEqual(
      (await admin.list(folder)).map(({ displayName }) => displayName),
      ['里面'],
    )
    assert.equal((await admin.post('delete', { ossDisplayIds: [folder], forceDelete: true })).code, 0)
  })

  test('a file registered in it is the hotel’s, and everybody may read it', async () => {
    const { ossDisplayId: folder } = await calls.folder(own, '移交乙')
    const { path } = await whileMoving(folder, () => calls.upload(folder, '文件.txt', 'x'))
    assert.deepEqual(await owners(folder), [null])
    const stored = await gateway.sql('select visibility from stored_object where object_key = $1', [path])
    assert.deepEqual(stored, [{ visibility: 'public' }])
  })

  test('it is deleted, or something of it moved, in the tree in which it is now', async () => {
    const { ossDisplayId: gone } = await calls.folder(own, '移交丁')
    const deleted = await whileHotelIsLocked(gone, () => calls.post('delete', { ossDisplayIds: [gone] }))
    assert.equal(deleted.code, 0)
    assert.deepEqual(await gateway.sql('select from file_entry where entry_id = $1', [gone]), [])
    const { ossDisplayId: kept } = await calls.folder(own, '移交戊')
    const [inner, target] = [await calls.folder(kept, '里'), await calls.folder(kept, '到')]
    const moved = await whileHotelIsLocked(kept, () =>
      calls.post('move', { ossDisplayIds: [inner.ossDisplayId], parentDisplayId: target.ossDisplayId }),
    )
    assert.equal(moved.code, 0)
    assert.deepEqual(await owners(target.ossDisplayId), [null])
  })

  test('a name given to it meanwhile is kept', async () => {
    const { ossDisplayId: folder } = await calls.folder(own, '移交丙')
    const { ossDisplayId: inner } = await calls.folder(folder, '旧名')
    const renamed = await whileMoving(folder, () =>
      calls.get('directory_rename', { ossDisplayId: inner, newDisplayName: '新名' }),
    )
    assert.equal(renamed.code, 0)
    assert.deepEqual(
      (await calls.list(folder)).map(({ displayName, isPrivate }) => [displayName, isPrivate]),
      [['新名', false]],
    )
  })
})
