import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import {
  askStore,
  createFileCalls,
  type FileCalls,
  type FileItem,
  startTestGateway,
  type TestGateway,
} from '@ebkit/testing'

describe('registration of uploads', () => {
  let gateway: TestGateway
  let calls: FileCalls
  let root: string
  before(async () => {
    gateway = await startTestGateway()
    calls = createFileCalls(gateway, await gateway.signIn('manager'))
    root = (await calls.tree()).ossDisplayId
  })
  after(() => gateway.stop())

  const register = (key: string, fileName: string, more: object = {}) =>
    calls.post<FileItem & { reason?: string }>('file_uploaded', {
      key,
      fileName,
      ossDisplayId: root,
      ...more,
    })

  test('W-EXP-49 keys for uploads have expiration, path and credentials, and are valid for 15 minutes', async () => {
    const { data } = await calls.post<{
      expiration: string
      serverTime: string
      path: string
      credentials: Record<string, string>
    }>('get_token', { app: 'eb', scene: 'default' })
    assert.match(data.path, /^1001\/100101\/files\/\d+\/$/)
    const minutes = (Date.parse(data.expiration) - Date.parse(data.serverTime)) / 60_000
    assert.ok(minutes > 14.9 && minutes <= 15.1)
    for (const name of [
      'accessKeyId',
      'accessKeySecret',
      'stsToken',
      'region',
      'bucket',
      'endpoint',
      'domain',
    ])
      assert.ok(data.credentials[name], name)
  })

  test('keys for uploads write below their path and nowhere else', async () => {
    const keys = await calls.token()
    const put = async (key: string) => (await askStore(keys, 'PUT', key, 'x')).status
    assert.equal(await put(`${keys.path}a.txt`), 200)
    for (const key of [
      '1001/100101/files/somebody/a.txt',
      '1001/100101/images/a.png',
      '1001/100102/files/x/a.txt',
      '1002/100201/files/x/a.txt',
      'a.txt',
    ])
      assert.equal(await put(key), 403, key)
  })

  test('W-EXP-57 a file is registered with the properties of its object, regardless of the client’s', async () => {
    const key = await calls.put('twelve bytes', 'text/plain')
    const { code, data } = await register(key, '合同.txt', { app: 'eb', scene: 'contract', size: 99 })
    assert.equal(code, 0)
    assert.deepEqual([data.displayName, data.fileSize, data.path], ['合同.txt', 12, key])
    const [row] = await gateway.sql(
      'select etag, content_type, app, scene from file_entry where object_key = $1',
      [key],
    )
    assert.deepEqual([row?.content_type, row?.app, row?.scene], ['text/plain', 'eb', 'contract'])
    assert.match(String(row?.etag), /^[0-9A-F]{32}$/)
  })

  test('registering a key again, or concurrently, returns the same file', async () => {
    const key = await calls.put()
    const answers = await Promise.all([1, 2, 3, 4].map(() => register(key, '一次.txt')))
    assert.deepEqual(new Set(answers.map(({ code }) => code)), new Set([0]))
    assert.equal(new Set(answers.map(({ data }) => data.ossDisplayId)).size, 1)
    await calls.get('file_rename', { ossDisplayId: answers[0]?.data.ossDisplayId ?? '', newName: '改名.txt' })
    assert.equal((await register(key, '一次.txt')).data.displayName, '改名.txt')
    assert.equal((await gateway.sql('select from file_entry where object_key = $1', [key])).length, 1)
  })

  test('F-UP-13 the same name from two tabs at once: both files are kept, the second numbered', async () => {
    const { ossDisplayId } = await calls.folder(root, '两个标签页')
    const keys = await Promise.all([1, 2, 3].map(() => calls.put()))
    await Promise.all(keys.map((key) => register(key, '照片.jpg', { ossDisplayId })))
    const listed = await calls.list(ossDisplayId)
    assert.deepEqual(listed.map(({ displayName }) => displayName).sort(), [
      '照片.jpg',
      '照片_2.jpg',
      '照片_3.jpg',
    ])
    assert.deepEqual(new Set(listed.map(({ path }) => path)), new Set(keys))
    const long = `${'长'.repeat(251)}.jpg`
    for (const fileName of [long, long, 'README', 'README', '.profile', '.profile', 'a.tar.gz', 'a.tar.gz'])
      assert.equal((await register(await calls.put(), fileName, { ossDisplayId })).code, 0, fileName)
    const names = (await calls.list(ossDisplayId)).map(({ displayName }) => displayName)
    for (const name of [`${'长'.repeat(249)}_2.jpg`, 'README_2', '.profile_2', 'a.tar_2.gz'])
      assert.ok(names.includes(name), name)
  })

  test('refuses keys that are not in the store or not below the user’s path', async () => {
    const { path } = await calls.token()
    for (const key of [`${path}nothing.txt`, '1001/100101/images/a.png', 'x', '', `${path}../x`])
      assert.equal((await register(key, 'x.txt')).data.reason, 'not-uploaded', key)
  })

  test('a file of 0 bytes is accepted; names that file systems cannot store are refused', async () => {
    assert.equal((await register(await calls.put(''), '空.txt')).data.fileSize, 0)
    const key = await calls.put()
    for (const name of ['../x', 'a\u0000', ' ', '..', 'x'.repeat(300)])
      assert.equal((await register(key, name)).data.reason, 'name-invalid', name)
    assert.equal((await register(key, '好.txt')).code, 0)
  })

  test('a target that is a file or does not exist is refused', async () => {
    const file = (await register(await calls.put(), '不是文件夹.txt')).data
    const key = await calls.put()
    assert.equal((await register(key, 'x', { ossDisplayId: file.ossDisplayId })).data.reason, 'wrong-kind')
    assert.equal((await register(key, 'x', { ossDisplayId: 'nowhere' })).status, 404)
  })
})
