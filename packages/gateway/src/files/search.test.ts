import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import {
  createFileCalls,
  type FileCalls,
  type FileItem,
  startTestGateway,
  type TestGateway,
} from '@ebkit/testing'

describe('search', () => {
  let gateway: TestGateway
  let calls: FileCalls
  let root: string
  let posters: string
  before(async () => {
    gateway = await startTestGateway()
    await gateway.sql("update hotel_switch set value = '0' where key = 'ENABLE_UPLOAD_CHECK'")
    calls = createFileCalls(gateway, await gateway.signIn('manager'))
    root = (await calls.tree()).ossDisplayId
    posters = (await calls.folder(root, '海报')).ossDisplayId
    const inner = (await calls.folder(posters, '2026海报')).ossDisplayId
    for (const name of ['国庆海报.JPG', '100%折扣_海报.png', 'ＡＢＣ.txt', 'a\\b'.replace('\\', '-')])
      await calls.upload(inner, name)
    await calls.upload(root, '海报底稿.psd')
    await calls.upload((await calls.tree('personal')).ossDisplayId, '我的海报.jpg')
  })
  after(() => gateway.stop())

  const hits = async (keyword: string, ossDisplayId = root, more = {}) => {
    const { data } = await calls.get<{ list: FileItem[]; more: boolean }>('search', {
      keyword,
      ossDisplayId,
      ...more,
    })
    return data.list.map(({ displayName }) => displayName)
  }

  test('W-EXP-51 a search finds folders and files below a root, folders first, and in no other tree', async () => {
    assert.deepEqual(await hits('海报'), [
      '2026海报',
      '海报',
      '100%折扣_海报.png',
      '国庆海报.JPG',
      '海报底稿.psd',
    ])
    assert.deepEqual(await hits('海报', (await calls.tree('personal')).ossDisplayId), ['我的海报.jpg'])
  })

  test('below a folder only, and not the folder itself', async () => {
    assert.deepEqual(await hits('海报', posters), ['2026海报', '100%折扣_海报.png', '国庆海报.JPG'])
  })

  test('ignores case and full-width forms; %, _ and \\ are literal', async () => {
    assert.deepEqual(await hits('.jpg'), ['国庆海报.JPG'])
    assert.deepEqual(await hits('abc'), ['ＡＢＣ.txt'])
    assert.deepEqual(await hits('ａｂｃ'), ['ＡＢＣ.txt'])
    assert.deepEqual(await hits('%'), ['100%折扣_海报.png'])
    assert.deepEqual(await hits('_'), ['100%折扣_海报.png'])
    assert.deepEqual(await hits('0_'), [])
    assert.deepEqual(await hits('\\'), [])
  })

  test('a result has its path', async () => {
    const { data } = await calls.get<{ list: FileItem[]; urlPrefix: string }>('search', {
      keyword: '国庆',
      ossDisplayId: root,
    })
    assert.equal(data.list[0]?.parentPath, '全部文件/海报/2026海报')
    assert.match(data.urlPrefix, /\/eb-store\/$/)
  })

  test('an empty keyword finds nothing, and results are sorted as requested', async () => {
    for (const keyword of ['', '  ', '没有']) assert.deepEqual(await hits(keyword), [])
    assert.deepEqual((await hits('海报', root, { sortBy: 'name', order: 'desc' })).at(0), '海报')
  })

  test('more than a thousand results are reported as more', async () => {
    const own = (await calls.tree('personal')).ossDisplayId
    await gateway.sql(
      `insert into file_entry (entry_id, brand_id, hotel_id, owner_id, parent_id, is_folder, display_name, search_name, object_key, size)
       select md5(i::text), brand_id, hotel_id, owner_id, entry_id, false, 'hit' || i, 'hit' || i, '1001/100101/files/x/' || i, 1
       from generate_series(1, 1001) i, file_entry where entry_id = $1`,
      [own],
    )
    const { data } = await calls.get<{ list: FileItem[]; more: boolean }>('search', {
      keyword: 'hit',
      ossDisplayId: own,
    })
    assert.deepEqual([data.list.length, data.more], [1000, true])
  })
})
