import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import fc from 'fast-check'
import type { FileEntry, FileSort } from './FileEntry'
import { isPreviewable, kindOf } from './kinds'
import { mayBeSigned, plainAddress } from './objectAddress'
import { sortEntries } from './sortEntries'
import { orderOf } from './sortJob'
import { thumbnailUrl } from './thumbnailUrl'

const entry = (name: string, rest: Partial<FileEntry> = {}): FileEntry => ({
  id: name,
  name,
  isFolder: false,
  ...rest,
})
const namesOf = (entries: readonly FileEntry[]) => entries.map(({ name }) => name)

describe('kinds of files', () => {
  test('W-PREV-1 images, PDF and videos of the list have a preview, other files do not', () => {
    const kinds = {
      image: ['png', 'jpg', 'gif', 'svg', 'jfif', 'bmp', 'jpeg', 'webp', 'avif'],
      pdf: ['pdf'],
      video: ['mp4', 'ogg', 'avi', 'mov'],
    }
    for (const [kind, extensions] of Object.entries(kinds))
      for (const extension of extensions) {
        assert.equal(isPreviewable(`图.${extension}`), kind)
        assert.equal(isPreviewable(`A.${extension.toUpperCase()}`), kind)
      }
    for (const name of ['a.heic', 'a.webm', 'a.txt', 'png', '.png', 'a.png.exe', 'a.constructor'])
      assert.equal(isPreviewable(name), undefined, name)
  })

  test('a folder with an extension is a folder; unknown types are `other`', () => {
    assert.equal(kindOf({ name: 'a.jpg', isFolder: true }), 'folder')
    const kinds = ['a.JPG', 'a.mov', 'a.mp3', 'a.pdf', 'a.tar.gz', 'a.docx', 'a', 'a.constructor']
    assert.deepEqual(
      kinds.map((name) => kindOf({ name, isFolder: false })),
      ['image', 'video', 'audio', 'pdf', 'archive', 'text', 'other', 'other'],
    )
    for (const known of ['png', 'mp4', 'mp3', 'pdf', 'zip', 'txt'])
      for (const name of [`a.${known}x`, `a.x${known}`])
        assert.equal(kindOf({ name, isFolder: false }), 'other', name)
  })
})

describe('thumbnails', () => {
  test('W-THUMB-1 requests 200 × 200 in quality 100 from the store, except for AVIF', () => {
    const query = 'x-oss-process=image/resize,w_200,h_200/quality,q_100'
    assert.equal(thumbnailUrl('https://a.b/c.jpg', 'c.jpg'), `https://a.b/c.jpg?${query}`)
    assert.equal(thumbnailUrl('https://a.b/c.jpg?v=1', 'c.jpg'), `https://a.b/c.jpg?v=1&${query}`)
    assert.equal(thumbnailUrl('https://a.b/c.avif', 'C.AVIF'), 'https://a.b/c.avif')
  })
})

describe('sorting entries', () => {
  const folders = [entry('b', { isFolder: true, time: 2 }), entry('a', { isFolder: true, time: 1 })]
  const files = [
    entry('IMG_10.jpg', { size: 1, time: 30 }),
    entry('张.jpg', { size: 3, time: 10 }),
    entry('IMG_9.jpg', { size: 2, time: 20 }),
    entry('阿.jpg', { size: 3, time: 10 }),
  ]
  const sorted = async (by: FileSort['by'], order: FileSort['order']) =>
    namesOf(await sortEntries([...files, ...folders], { by, order }))

  test('W-EXP-19 W-EXP-20 W-EXP-21 folders and files apart, by name, size and time, both ways', async () => {
    assert.deepEqual(await sorted('name', 'asc'), ['a', 'b', '阿.jpg', '张.jpg', 'IMG_9.jpg', 'IMG_10.jpg'])
    assert.deepEqual(await sorted('name', 'desc'), ['b', 'a', 'IMG_10.jpg', 'IMG_9.jpg', '张.jpg', '阿.jpg'])
    assert.deepEqual(await sorted('size', 'asc'), ['a', 'b', 'IMG_10.jpg', 'IMG_9.jpg', '阿.jpg', '张.jpg'])
    assert.deepEqual(await sorted('size', 'desc'), ['b', 'a', '张.jpg', '阿.jpg', 'IMG_9.jpg', 'IMG_10.jpg'])
    assert.deepEqual(await sorted('time', 'asc'), ['a', 'b', '阿.jpg', '张.jpg', 'IMG_9.jpg', 'IMG_10.jpg'])
    assert.deepEqual(await sorted('time', 'desc'), ['b', 'a', 'IMG_10.jpg', 'IMG_9.jpg', '张.jpg', '阿.jpg'])
  })

  test('sorting in slices gives the same order as the worker, and loses nothing', async () => {
    const any = fc.record({
      name: fc.string({ unit: fc.constantFrom(...'aA1029张阿_. é'), maxLength: 6 }),
      isFolder: fc.boolean(),
      size: fc.integer({ min: 0, max: 3 }),
      time: fc.integer({ min: 0, max: 3 }),
    })
    const sort = fc.record({
      by: fc.constantFrom<FileSort['by']>('name', 'size', 'time'),
      order: fc.constantFrom<FileSort['order']>('asc', 'desc'),
    })
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(any, { maxLength: 1500, size: 'max', selector: ({ name }) => name }),
        sort,
        async (list, how) => {
          const entries = list.map((one) => ({ ...one, id: one.name }))
          const order = orderOf({
            names: entries.map(({ name }) => name).join('\0'),
            first: Uint8Array.from(entries, ({ isFolder }) => Number(isFolder)),
            values:
              how.by === 'name' ? undefined : Float64Array.from(entries, (one) => one[how.by as 'size']),
            sign: how.order === 'asc' ? 1 : -1,
          })
          const expected = Array.from(order, (index) => entries[index]?.id)
          const found = (await sortEntries(entries, how)).map(({ id }) => id)
          const { compare } = new Intl.Collator('zh', { numeric: true })
          // Names that are equal in the collation may be in either order.
          assert.equal(found.length, expected.length)
          for (const [index, id] of found.entries()) assert.equal(compare(id, expected[index] ?? ''), 0)
          assert.equal(new Set(found).size, entries.length)
        },
      ),
      { numRuns: 30 },
    )
  })

  test('can be aborted', async () => {
    const stopping = new AbortController()
    const many = Array.from({ length: 50_000 }, (_, index) => entry(`文件${index % 977}_${index}`))
    const sorting = sortEntries(many, { by: 'name', order: 'asc' }, { signal: stopping.signal })
    setTimeout(() => stopping.abort(new Error('enough')))
    await assert.rejects(sorting, /enough/)
  })
})

describe('addresses of objects', () => {
  test('addresses in our stores may need a signature; others never do', () => {
    for (const address of [
      'https://h.example/eb-store/1001/100101/files/7/1.jpg',
      '/eb-store/1001/100101/u/7/%E7%85%A7.jpg',
      '1001/100101/images/a.png',
      '//cdn.example/1001/100101/common/a.png?v=1',
    ])
      assert.equal(mayBeSigned(address), true, address)
    for (const address of [
      'https://h.example/a.jpg',
      'data:image/png;base64,AAAA',
      'blob:https://h/1/2/files/3',
      '/files/a.jpg',
      '',
    ])
      assert.equal(mayBeSigned(address), false, address)
  })

  test('F-CO-6 copied addresses have no signature; other queries stay', () => {
    const plain = 'https://h.example/eb-store/1/2/files/3/a.jpg'
    const signature =
      'x-oss-process=image/info&x-oss-signature-version=OSS4-HMAC-SHA256&x-oss-credential=a%2Fb&x-oss-date=d&x-oss-expires=900&x-oss-signature=abc'
    assert.equal(plainAddress(`${plain}?${signature}`), plain)
    assert.equal(
      plainAddress(`${plain}?v=1&${signature}&x-oss-security-token=t#page=2`),
      `${plain}?v=1#page=2`,
    )
    assert.equal(plainAddress(`${plain}?OSSAccessKeyId=a&Expires=1&Signature=s`), plain)
    for (const other of [plain, `${plain}?v=1`, 'https://h.example/?Expires=never', '一段文字 ? &', ''])
      assert.equal(plainAddress(other), other)
  })
})
