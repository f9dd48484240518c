import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { until } from '@ebkit/testing'
import type { UploadedFile } from '../uploads/Uploads'
import type { Explorer } from './Explorer'
import { explorerFixture, idOf, namesOf } from './testing/explorerFixture'

const sort = { by: 'name', order: 'asc' } as const
const fileOf = (name: string, size = 10) => new File([new Uint8Array(size).fill(65)], name)

describe('uploads of an explorer', () => {
  const fixture = explorerFixture()
  const { servers } = fixture
  const itemsOf = (explorer: Explorer) => explorer.$uploads.get()?.$items.get() ?? []
  const settled = (explorer: Explorer, count: number) =>
    until(
      () => itemsOf(explorer).filter(({ status }) => ['done', 'failed'].includes(status)).length === count,
    )
  const seen = (part: string) =>
    servers.proxy.requests.filter(({ method, path }) => `${method} ${path}`.includes(part))

  test('W-EXP-22 W-EXP-23 W-EXP-57 files are uploaded one at a time with one token, registered, and listed in their positions', async () => {
    const folder = await fixture.folder()
    await fixture.other.upload(folder, 'b.txt')
    const explorer = await fixture.open(folder, { sort })
    assert.equal(explorer.$uploads.get(), undefined)
    const most: number[] = []
    const list = await explorer.uploads()
    list?.$items.listen((items) => {
      most.push(items.filter(({ status }) => status === 'uploading').length)
    })
    await explorer.upload([fileOf('c.TXT'), fileOf('a.txt')])
    await settled(explorer, 2)
    assert.deepEqual([Math.max(...most), namesOf(explorer)], [1, ['a.txt', 'b.txt', 'c.TXT']])
    assert.deepEqual([explorer.$listing.get().total, seen('get_token').length], [3, 1])
    const registered = fixture.bodies('file_uploaded') as Array<Record<string, string>>
    const [first] = registered
    assert.match(first?.key ?? '', /^1001\/100101\/files\/\d+\/\d{13}[a-z0-9]{20}\.txt$/)
    assert.deepEqual(first, {
      app: 'eb',
      scene: 'default',
      fileName: 'c.TXT',
      key: first?.key,
      ossDisplayId: folder,
    })
    const names = (await fixture.other.list(folder)).map(({ displayName }) => displayName)
    assert.deepEqual(names, ['a.txt', 'b.txt', 'c.TXT'])
    explorer.select(['a.txt', 'c.TXT'].map((name) => idOf(explorer, name)))
    assert.equal(explorer.selection.$ids.get().size, 2)
  })

  test('W-EXP-49 W-EXP-58 the token and the registration name the app of the uploads', async () => {
    const folder = await fixture.folder()
    for (const [options, expected] of [
      [{}, { app: 'eb', scene: 'default' }],
      [
        { app: 'hotel', scene: 'rooms' },
        { app: 'hotel', scene: 'rooms' },
      ],
    ] as const) {
      const explorer = await fixture.open(folder, options)
      await explorer.upload([fileOf(`${expected.app}.txt`)])
      await settled(explorer, 1)
      assert.deepEqual(fixture.bodies('get_token').at(-1), expected)
      const { app, scene } = fixture.bodies('file_uploaded').at(-1) as typeof expected
      assert.deepEqual({ app, scene }, expected)
    }
    assert.ok(seen('POST /file-service/get_token').length)
  })

  test('W-EXP-24 a failed file is not reported as uploaded; after a retry it is', async () => {
    const folder = await fixture.folder()
    const uploaded: Array<[UploadedFile, string]> = []
    const onUploaded = (files: UploadedFile[], folderId: string) =>
      uploaded.push(...files.map((file): [UploadedFile, string] => [file, folderId]))
    const explorer = await fixture.open(folder, { sort, onUploaded: (...given) => void onUploaded(...given) })
    const refused = servers.proxy.inject({
      match: 'file-service/file_uploaded',
      fault: 'json',
      body: { code: 422, message: '不行', data: { reason: 'not-uploaded' } },
      times: 1,
    })
    await explorer.upload([fileOf('a.txt'), fileOf('b.txt')])
    await settled(explorer, 2)
    assert.equal(refused.hits, 1)
    assert.deepEqual(
      [namesOf(explorer), uploaded.map(([{ displayName }]) => displayName)],
      [['b.txt'], ['b.txt']],
    )
    assert.deepEqual([uploaded[0]?.[1], uploaded[0]?.[0].ossDisplayId], [folder, idOf(explorer, 'b.txt')])
    explorer.$uploads.get()?.retryAll()
    await until(() => uploaded.length === 2)
    assert.deepEqual(namesOf(explorer), ['a.txt', 'b.txt'])
  })

  test('a file that finishes while another folder is open is listed in its own, and its storage is counted', async () => {
    const folder = await fixture.folder()
    const other = await fixture.folder()
    const explorer = await fixture.open(folder, { sort })
    const held = servers.proxy.inject({ match: 'file-service/file_uploaded', fault: 'hold', times: 1 })
    const before = explorer.$storage.get()?.used ?? 0
    await explorer.upload([fileOf('a.txt', 100)])
    await until(() => held.hits)
    await explorer.open(other)
    held.release()
    await settled(explorer, 1)
    assert.deepEqual([namesOf(explorer), explorer.$storage.get()?.used], [[], before + 100])
    await explorer.open(folder)
    assert.deepEqual(namesOf(explorer), ['a.txt'])
    await explorer.refresh()
    assert.equal(explorer.$storage.get()?.used, before + 100, 'the service counts the same')
    await explorer.remove([idOf(explorer, 'a.txt')])
    assert.equal(explorer.$storage.get()?.used, before)
  })

  test('a taken name gets a number, and the same file can be uploaded again', async () => {
    const folder = await fixture.folder()
    const explorer = await fixture.open(folder, { sort })
    const file = fileOf('a.txt')
    for (const names of [['a.txt'], ['a_2.txt', 'a.txt']]) {
      const added = await explorer.upload([file])
      assert.deepEqual(added?.refused, [])
      await settled(explorer, 1)
      assert.deepEqual(namesOf(explorer), names)
    }
    const elsewhere = await fixture.folder()
    await explorer.upload([file], elsewhere)
    await settled(explorer, 2)
    assert.equal((await fixture.other.list(elsewhere)).length, 1)
  })

  test('W-EXP-38 an uploaded file over the maximum is counted as hidden, and reported', async () => {
    const folder = await fixture.folder()
    const explorer = await fixture.open(folder, { maxSize: 50, sort })
    await explorer.upload([fileOf('大.txt', 51), fileOf('小.txt', 50)])
    await settled(explorer, 2)
    assert.deepEqual([namesOf(explorer), explorer.$listing.get().hidden], [['小.txt'], 1])
    const { code, params, tone } = explorer.$message.get() ?? {}
    assert.deepEqual([code, params, tone], ['upload-hidden', { count: 1, limit: 50 }, 'note'])
    explorer.showHidden(true)
    assert.deepEqual(namesOf(explorer), ['大.txt', '小.txt'])
  })

  test('disposed of and started again, as when its element moves: it still works', async () => {
    const folder = await fixture.folder()
    const explorer = await fixture.open(folder)
    explorer.dispose()
    assert.equal(await explorer.upload([fileOf('a.txt')], folder), undefined)
    await explorer.start()
    await explorer.upload([fileOf('a.txt')])
    await settled(explorer, 1)
    assert.deepEqual(namesOf(explorer), ['a.txt'])
  })

  test('the bytes arrive unchanged, in one request and in parts', async () => {
    const folder = await fixture.folder()
    const explorer = await fixture.open(folder, { sort })
    await explorer.upload([fileOf('large.bin', 5_300_000)])
    await settled(explorer, 1)
    const [entry] = explorer.$listing.get().entries
    const bytes = new Uint8Array(await (await fetch(entry?.url ?? '')).arrayBuffer())
    assert.deepEqual([bytes.length, bytes.every((byte) => byte === 65)], [5_300_000, true])
  })
})
