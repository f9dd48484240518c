import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { createFileCalls, type FileCalls, startTestGateway, type TestGateway } from '@ebkit/testing'

describe('F-GW-1 files of other users and tenants', () => {
  let gateway: TestGateway
  let manager: FileCalls
  /** Of the same hotel, of another hotel of the brand, of another brand. */
  let strangers: Record<string, FileCalls>
  before(async () => {
    gateway = await startTestGateway()
    // the colleague has all rights
    await gateway.sql("update role set permissions = permissions || '{file:*}' where role_id = '1001-r4'")
    const cookie = await gateway.signIn('manager')
    manager = createFileCalls(gateway, cookie)
    strangers = {
      colleague: createFileCalls(gateway, await gateway.signIn('clerk')),
      'another hotel': createFileCalls(gateway, cookie, { hotelId: '100102', brandId: '1001' }),
      'another brand': createFileCalls(gateway, await gateway.signIn('neighbour'), {
        hotelId: '100201',
        brandId: '1002',
      }),
    }
  })
  after(() => gateway.stop())

  test('F-GW-1 ids of others’ folders and files answer 404 in every call and change nothing', async () => {
    const { ossDisplayId: root } = await manager.tree('personal')
    const { ossDisplayId: folder } = await manager.folder(root, '私人')
    const { ossDisplayId: file } = await manager.upload(folder, '秘密.txt')
    for (const [who, calls] of Object.entries(strangers)) {
      const own = (await calls.tree('personal')).ossDisplayId
      const mine = (await calls.folder(own, '自己的')).ossDisplayId
      const answers = [
        await calls.get('directory_files', { ossDisplayId: folder }),
        await calls.get('search', { ossDisplayId: folder, keyword: '密' }),
        await calls.get('directory_create', { ossDisplayId: folder, displayName: 'x' }),
        await calls.get('directory_rename', { ossDisplayId: folder, newDisplayName: 'x' }),
        await calls.get('file_rename', { ossDisplayId: file, newName: 'x' }),
        await calls.post('move', { ossDisplayIds: [mine], parentDisplayId: folder }),
        await calls.post('file_uploaded', { key: await calls.put(), fileName: 'x', ossDisplayId: folder }),
      ]
      for (const [index, { status, code }] of answers.entries())
        assert.deepEqual([status, code], [404, 'not-found'], `${who} ${index}`)
      for (const outcome of [
        await calls.post('move', { ossDisplayIds: [file], parentDisplayId: own }),
        await calls.post('delete', { ossDisplayIds: [folder, file], forceDelete: true }),
      ])
        assert.deepEqual([outcome.code, outcome.data.done], [207, []], who)
    }
    assert.deepEqual(
      (await manager.list(folder)).map(({ displayName }) => displayName),
      ['秘密.txt'],
    )
  })

  test('F-GW-1 keys of others cannot be registered', async () => {
    const key = await manager.put('geheim')
    for (const [who, calls] of Object.entries(strangers)) {
      const { ossDisplayId } = await calls.tree()
      const answer = await calls.post('file_uploaded', { key, fileName: 'x.txt', ossDisplayId })
      assert.equal(answer.data.reason, 'not-uploaded', who)
    }
  })

  test('F-GW-1 a hotel or brand of others, or a list of hotels, answers 404', async () => {
    const cookie = await gateway.signIn('manager')
    for (const place of [
      { hotelId: '100201', brandId: '1002' },
      { hotelId: '100101', brandId: '1002' },
      { hotelId: '100101', brandId: '' },
      { hotelId: '', brandId: '1001' },
      { hotelId: '100101,100102', brandId: '1001' },
    ])
      for (const answer of [
        await createFileCalls(gateway, cookie, place).get('tree'),
        await createFileCalls(gateway, cookie, place).post('get_token', {}),
      ])
        assert.equal(answer.status, 404, JSON.stringify(place))
  })

  test('F-GW-1 the database itself hides other users’ trees', async () => {
    await manager.folder((await manager.tree('personal')).ossDisplayId, '只给我')
    const seenBy = (userId: string | undefined) =>
      gateway.database.withTenant({ brandId: '1001', hotelIds: ['100101'], userId }, (rows) =>
        rows.query.fileEntry.findMany({ columns: { ownerId: true } }),
      )
    const [{ userId }] = (await gateway.sql(
      'select user_id as "userId" from user_account where account = \'manager\'',
    )) as [{ userId: string }]
    assert.ok((await seenBy(userId)).some(({ ownerId }) => ownerId === userId))
    for (const other of [undefined, '', 'somebody'])
      assert.ok((await seenBy(other)).every(({ ownerId }) => ownerId === null))
  })

  test('F-GW-2 SQL in ids, names and keywords is treated as text', async () => {
    const { ossDisplayId } = await manager.tree()
    const hostile = "x' or '1'='1"
    assert.equal((await manager.get('directory_files', { ossDisplayId: hostile })).status, 404)
    const search = await manager.get<{ list: unknown[] }>('search', { ossDisplayId, keyword: hostile })
    assert.deepEqual(search.data.list, [])
    const sorted = await manager.get('directory_files', {
      ossDisplayId,
      sortBy: 'name;drop table file_entry',
    })
    assert.equal(sorted.status, 400)
    const paged = await manager.get('directory_files', { ossDisplayId, after: "'; drop table file_entry" })
    assert.equal(paged.code, 0)
  })
})
