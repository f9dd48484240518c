import assert from 'node:assert/strict'
import { beforeEach, describe, test } from 'node:test'
import { cookieFetch, createFileCalls, serveTests } from '@ebkit/testing'
import { isServiceError } from '../errors/ServiceError'
import { createHttp } from '../http/createHttp'
import { createSession } from '../session/createSession'
import { createFileService, type FileService } from './files'

const servers = serveTests('manager')
let files: FileService
let root: string

/** A service of a new page that has not identified the user yet. */
function openPage(): FileService {
  const fetch = cookieFetch(servers.cookie)
  const session = createSession(undefined, fetch)
  session.configure({ gateway: servers.proxy.url })
  return createFileService(createHttp({ session, fetch, pause: 1 }))
}

beforeEach(async () => {
  files = openPage()
  root = (await files.treeOfUser())[0]?.ossDisplayId ?? ''
})

const upload = async (name: string, folder = root) =>
  (await createFileCalls(servers.gateway, servers.cookie).upload(folder, name)).ossDisplayId
const namesIn = async (folder: string) => (await files.list(folder)).list.map((item) => item.displayName)

describe('file service', () => {
  test('W-EXP-48 calls go to the file-service base with hotelId and brandId, from the first one on', async () => {
    const calls = servers.proxy.requests.filter(({ path }) => path.startsWith('/file-service/'))
    const { searchParams } = new URL(calls[0]?.path ?? '', servers.proxy.url)
    assert.deepEqual(Object.fromEntries(searchParams), { hotelId: '100101', brandId: '1001' })
    assert.equal(calls[0]?.headers['content-type'], 'application/json')
  })

  test('W-EXP-50 both trees are read without a payload', async () => {
    const [own] = await files.treeOfUser()
    const [shared] = await files.tree()
    assert.deepEqual([own?.displayName, shared?.displayName], ['我的文件', '全部文件'])
    assert.ok(servers.proxy.requests.every(({ headers }) => headers['content-length'] === undefined))
  })

  test('creates, lists, renames, moves, finds and deletes folders and files', async () => {
    const folder = await files.createFolder(root, '甲')
    const file = await upload('一.txt')
    await files.renameFolder(folder.ossDisplayId, '乙')
    await files.renameFile(file, '二.txt')
    assert.deepEqual(await namesIn(root), ['乙', '二.txt'])
    assert.deepEqual(await files.move([file], folder.ossDisplayId), { failed: [] })
    assert.deepEqual(await namesIn(folder.ossDisplayId), ['二.txt'])
    const found = await files.search('二', root)
    assert.equal(found.list[0]?.parentPath, '我的文件/乙')
    assert.deepEqual(await files.remove([folder.ossDisplayId]), { needsForce: true, failed: [] })
    assert.deepEqual(await files.remove([folder.ossDisplayId], { force: true }), {
      needsForce: false,
      failed: [],
    })
    assert.deepEqual(await namesIn(root), [])
  })

  test('returns the entries that were not changed; a failure without entries is an error', async () => {
    const file = await upload('留.txt')
    const { failed } = await files.remove([file, 'gone'])
    assert.deepEqual(
      failed.map(({ ossDisplayId, reason }) => [ossDisplayId, reason]),
      [['gone', 'not-found']],
    )
    const body = { code: 207, message: '没有全部移动', data: null }
    const fault = servers.proxy.inject({ match: 'file-service/move', fault: 'json', body })
    await assert.rejects(files.move([file], root), (error) => {
      assert.ok(isServiceError(error, 'refused'))
      return error.serverMessage === '没有全部移动'
    })
    assert.equal(fault.hits, 1)
  })

  test('HTTP 403 is an error, not a request to confirm the deletion of contents', async () => {
    const fault = servers.proxy.inject({ match: 'file-service/delete', fault: 'status', status: 403 })
    await assert.rejects(files.remove([root]), { code: 'http', status: 403 })
    assert.equal(fault.hits, 1)
  })

  test('F-EX-2 the answer to a new folder is lost: it is not sent again automatically, and a retry creates no second one', async () => {
    const lost = servers.proxy.inject({ match: 'file-service/directory_create', fault: 'lose', times: 1 })
    const wish = { requestKey: 'wish' }
    await assert.rejects(files.createFolder(root, '一次', wish), { code: 'network' })
    assert.equal(lost.hits, 1)
    const asked = servers.proxy.requests.filter(({ path }) => path.includes('directory_create'))
    assert.equal(asked.length, 1)
    assert.equal((await files.createFolder(root, '一次', wish)).displayName, '一次')
    assert.deepEqual(await namesIn(root), ['一次'])
  })

  test('pages, orders and cursors are passed on', async () => {
    const folder = (await files.createFolder(root, '页')).ossDisplayId
    for (const name of ['a.txt', 'b.txt', 'c.txt']) await upload(name, folder)
    const options = { pageSize: 2, sortBy: 'name', order: 'desc' } as const
    const first = await files.list(folder, options)
    assert.deepEqual([first.list.length, first.total, first.sorted], [2, 3, true])
    const second = await files.list(folder, { ...options, pageIndex: 2, after: first.next ?? undefined })
    assert.deepEqual(
      second.list.map(({ displayName }) => displayName),
      ['a.txt'],
    )
  })
})
