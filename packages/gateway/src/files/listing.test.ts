import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import {
  createFileCalls,
  type FileCalls,
  type FileItem,
  startTestGateway,
  type TestGateway,
} from '@ebkit/testing'

interface Page {
  list: FileItem[]
  total: number
  next: string | null
  sorted: boolean
  urlPrefix: string
}

const manyFiles = process.env.EB_SOAK ? 100_000 : 5_000

describe('pages of a folder', () => {
  let gateway: TestGateway
  let calls: FileCalls
  let folder: string
  const page = async (query: Record<string, string | number>, ossDisplayId = folder) =>
    (await calls.get<Page>('directory_files', { ossDisplayId, ...query })).data
  const namesOf = ({ list }: { list: FileItem[] }) => list.map(({ displayName }) => displayName)

  before(async () => {
    gateway = await startTestGateway()
    calls = createFileCalls(gateway, await gateway.signIn('manager'))
    folder = (await calls.folder((await calls.tree()).ossDisplayId, '分页')).ossDisplayId
    for (const name of ['乙夹', '甲夹']) await calls.folder(folder, name)
    for (const [name, size] of [
      ['海报10.jpg', 30],
      ['海报2.jpg', 10],
      ['餐厅.jpg', 20],
    ] as const)
      await calls.upload(folder, name, new Uint8Array(size))
  })
  after(() => gateway.stop())

  test('W-EXP-52 a page has list, total and urlPrefix, pages count from 1, a thousand by default', async () => {
    const { list, total, urlPrefix } = await page({})
    assert.deepEqual([list.length, total], [5, 5])
    const file = list.at(-1)
    assert.ok(file?.path)
    const answer = await fetch(`${urlPrefix}${file.path}`)
    assert.equal((await answer.arrayBuffer()).byteLength, file.fileSize)
    assert.deepEqual(namesOf(await page({ pageIndex: 2, pageSize: 2 })), ['餐厅.jpg', '海报2.jpg'])
    assert.deepEqual((await page({ pageIndex: 9, pageSize: 2 })).list, [])
  })

  test('folders come first, both sorted by name, size or time, in either direction', async () => {
    const expected: Record<string, string[]> = {
      'name asc': ['甲夹', '乙夹', '餐厅.jpg', '海报2.jpg', '海报10.jpg'],
      'name desc': ['乙夹', '甲夹', '海报10.jpg', '海报2.jpg', '餐厅.jpg'],
      'size asc': ['甲夹', '乙夹', '海报2.jpg', '餐厅.jpg', '海报10.jpg'],
      'size desc': ['乙夹', '甲夹', '海报10.jpg', '餐厅.jpg', '海报2.jpg'],
      'time asc': ['乙夹', '甲夹', '海报10.jpg', '海报2.jpg', '餐厅.jpg'],
      'time desc': ['甲夹', '乙夹', '餐厅.jpg', '海报2.jpg', '海报10.jpg'],
    }
    for (const [sorting, names] of Object.entries(expected)) {
      const [sortBy = '', order = ''] = sorting.split(' ')
      const whole = await page({ sortBy, order })
      assert.deepEqual([namesOf(whole), whole.sorted], [names, true], sorting)
    }
    const plain = await page({})
    assert.deepEqual([namesOf(plain), plain.sorted], [expected['name asc'], false])
  })

  test('every order is the same by page number, by `after`, and as one page', async () => {
    for (const sortBy of ['name', 'size', 'time'])
      for (const order of ['asc', 'desc'])
        for (const pageSize of [1, 2, 3, 5]) {
          const whole = namesOf(await page({ sortBy, order }))
          const byNumber: string[] = []
          const byCursor: string[] = []
          for (let pageIndex = 1; pageIndex <= Math.ceil(5 / pageSize); pageIndex++)
            byNumber.push(...namesOf(await page({ sortBy, order, pageSize, pageIndex })))
          for (let after: string | null = ''; after !== null; ) {
            const part: Page = await page({ sortBy, order, pageSize, after })
            assert.equal(part.total, 5)
            byCursor.push(...namesOf(part))
            after = part.next
          }
          assert.deepEqual([byNumber, byCursor], [whole, whole], `${sortBy} ${order} ${pageSize}`)
        }
  })

  test('additions and deletions while paging by `after` shift nothing', async () => {
    const { ossDisplayId: root } = await calls.tree('personal')
    const changing = (await calls.folder(root, '变动')).ossDisplayId
    const files: FileItem[] = []
    for (const name of ['b.txt', 'd.txt', 'f.txt', 'h.txt']) files.push(await calls.upload(changing, name))
    const first = await page({ pageSize: 2 }, changing)
    await calls.post('delete', { ossDisplayIds: [files[0]?.ossDisplayId] })
    await calls.upload(changing, 'a.txt')
    const second = await page({ pageSize: 2, pageIndex: 2, after: first.next ?? '' }, changing)
    assert.deepEqual([...namesOf(first), ...namesOf(second)], ['b.txt', 'd.txt', 'f.txt', 'h.txt'])
  })

  test('ignores an `after` that is invalid or of another folder or order', async () => {
    const { next } = await page({ pageSize: 2, sortBy: 'name' })
    assert.ok(next)
    const second = namesOf(await page({ pageSize: 2, pageIndex: 2, sortBy: 'size' }))
    const wrong = [
      next,
      'x',
      Buffer.from('{}').toString('base64url'),
      Buffer.from('null').toString('base64url'),
    ]
    for (const [sortBy, value] of [
      ['time', '9'.repeat(40)],
      ['size', 'x'],
      ['name', 'a\u0000'],
    ] as const)
      wrong.push(
        Buffer.from(
          JSON.stringify({
            folderId: folder,
            sorting: `${sortBy} asc`,
            isFolder: false,
            value,
            entryId: 'x',
            total: 1,
          }),
        ).toString('base64url'),
      )
    for (const after of wrong)
      assert.deepEqual(namesOf(await page({ pageSize: 2, pageIndex: 2, sortBy: 'size', after })), second)
    for (const [index, sortBy] of ['time', 'size', 'name'].entries()) {
      const odd = await page({ pageSize: 2, pageIndex: 1, sortBy, after: wrong[4 + index] ?? '' })
      assert.equal(odd.list.length, 2, sortBy)
    }
  })

  test('unusual page numbers and sizes are not a server fault', async () => {
    assert.equal((await page({ pageSize: 0 })).list.length, 1)
    assert.equal((await page({ pageSize: 999_999 })).list.length, 5)
    assert.deepEqual((await page({ pageIndex: Number.MAX_SAFE_INTEGER, pageSize: 1000 })).list, [])
    assert.equal((await page({ pageIndex: 0 })).list.length, 5)
    assert.equal((await calls.get('directory_files', { ossDisplayId: folder, pageIndex: '-1' })).status, 400)
  })

  test(`${manyFiles.toLocaleString('en')} files in one folder: all pages by \`after\`, each file once and in order`, async () => {
    const { ossDisplayId: root } = await calls.tree('personal')
    const many = (await calls.folder(root, '很多')).ossDisplayId
    await gateway.sql(
      `insert into file_entry (entry_id, brand_id, hotel_id, owner_id, parent_id, is_folder, display_name, search_name, object_key, size)
       select md5(i::text), brand_id, hotel_id, owner_id, entry_id, false, n, n, '1001/100101/files/x/' || i, i % 1000
       from (select i, (array['客房','IMG_','海报'])[1 + i % 3] || i || '.jpg' as n from generate_series(1, $1::int) i) x, file_entry
       where entry_id = $2`,
      [manyFiles, many],
    )
    const order = new Intl.Collator('zh-u-kn-true')
    const seen: string[] = []
    for (let after: string | null = '', pageIndex = 1; after !== null; pageIndex++) {
      const part: Page = await page({ after, pageIndex, sortBy: 'name' }, many)
      assert.equal(part.total, manyFiles)
      seen.push(...namesOf(part))
      after = part.next
    }
    assert.equal(new Set(seen).size, manyFiles)
    for (let index = 1; index < seen.length; index++)
      assert.ok(order.compare(seen[index - 1] ?? '', seen[index] ?? '') <= 0, seen[index])
    const last = await page({ pageIndex: manyFiles / 1000, sortBy: 'name' }, many)
    assert.deepEqual(namesOf(last), seen.slice(-1000))
  })
})
