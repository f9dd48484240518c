import assert from 'node:assert/strict'
import { createHash, createHmac, randomBytes } from 'node:crypto'
import { before, describe, mock, test } from 'node:test'
import { askStore, cookieFetch, type SeenRequest, serveTests } from '@ebkit/testing'
import fc from 'fast-check'
import { isServiceError } from '../../errors/ServiceError'
import { createHttp } from '../../http/createHttp'
import { createSession } from '../../session/createSession'
import { createBrowserAccess } from '../../uploads/access/sources'
import type { StoreAccessSource } from '../../uploads/access/storeAccess'
import { deleteObject, deleteObjects, headObject, putFolder, setAcl } from './changeObjects'
import { createStore, type Store } from './createStore'
import { listObjects } from './listObjects'
import { md5Base64 } from './md5'
import { hexOf, hmacSha256, sha256 } from './sha256'

describe('hashes without crypto.subtle', () => {
  test('SHA-256, its HMAC and MD5 equal those of Node for any bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), fc.string({ maxLength: 200 }), (bytes, text) => {
        assert.equal(hexOf(sha256(bytes)), createHash('sha256').update(bytes).digest('hex'))
        assert.equal(hexOf(hmacSha256(bytes, text)), createHmac('sha256', bytes).update(text).digest('hex'))
        assert.equal(md5Base64(bytes), createHash('md5').update(bytes).digest('base64'))
      }),
    )
    const long = randomBytes(100_000)
    assert.equal(hexOf(sha256(long)), createHash('sha256').update(long).digest('hex'))
    assert.equal(md5Base64(long), createHash('md5').update(long).digest('base64'))
  })
})

describe('the object store with signed requests', () => {
  const servers = serveTests('manager')
  let source: StoreAccessSource
  let store: Store
  let root: string

  before(async () => {
    const fetch = cookieFetch(servers.cookie)
    const session = createSession(undefined, fetch)
    session.configure({ gateway: servers.proxy.url })
    source = createBrowserAccess(createHttp({ session, fetch, pause: 1 }), session, 'public', { pause: 1 })
    store = createStore({ access: source, pause: 1, timeout: 2000 })
    root = `${(await source.get()).path}store test/`
  })

  const put = async (name: string, body = 'x') =>
    assert.equal((await askStore(await source.get(), 'PUT', root + name, body)).status, 200)
  const isList = ({ method, path }: SeenRequest) => method === 'GET' && path.includes('max-keys')
  const failureOf = async (work: Promise<unknown>) => {
    const error = await work.then(
      () => assert.fail('it succeeded'),
      (thrown: unknown) => thrown,
    )
    assert.ok(isServiceError(error), String(error))
    return error
  }

  test('W-FMA-16 W-FMA-22 list with prefix, marker, delimiter and at most 1000 keys', async () => {
    const names = ['a&b <c>.txt', "海报 (1)!'*.jpg", 'z+%41#?.png']
    for (const name of names) await put(name, 'seven77')
    await put('folder/inside.txt')
    const all = await listObjects(store, { prefix: root })
    assert.deepEqual(all.objects.map(({ key }) => key.slice(root.length)).sort(), [...names].sort())
    assert.deepEqual(all.folders, [`${root}folder/`])
    assert.deepEqual([all.objects[0]?.size, all.next], [7, undefined])
    assert.ok(Math.abs((all.objects[0]?.time ?? 0) - Date.now()) < 60_000)
    const deep = await listObjects(store, { prefix: root, delimiter: '' })
    assert.deepEqual([deep.objects.length, deep.folders], [4, []])
    const first = await listObjects(store, { prefix: root, maxKeys: 2 })
    const rest = await listObjects(store, { prefix: root, marker: first.next })
    const keys = [...first.objects, ...rest.objects].map(({ key }) => key)
    assert.deepEqual(
      keys,
      all.objects.map(({ key }) => key),
    )
    const [request] = servers.proxy.requests.filter(isList)
    const query = Object.fromEntries(new URL(request?.path ?? '', servers.proxy.url).searchParams)
    assert.deepEqual([query.prefix, query.delimiter, query['max-keys']], [root, '/', '1000'])
  })

  test('W-FMA-12 W-FMA-16 W-FMA-17 head, put of a folder, delete, delete multiple, set private', async () => {
    const folder = `${root}新 文件夹/`
    assert.equal(await headObject(store, folder), false)
    await putFolder(store, folder)
    assert.equal(await headObject(store, folder), true)
    const [made] = servers.proxy.requests.filter(({ method }) => method === 'PUT')
    assert.ok(decodeURIComponent(made?.path ?? '').endsWith('/'))
    await deleteObject(store, folder)
    assert.equal(await headObject(store, folder), false)
    const odd = ['one & two.txt', '<三>.txt', 'o\'clock".txt']
    for (const name of odd) await put(name)
    const deleted = await deleteObjects(
      store,
      odd.map((name) => root + name),
    )
    assert.deepEqual(deleted, new Set(odd.map((name) => root + name)))
    for (const name of odd) assert.equal(await headObject(store, root + name), false, name)
    await put('hidden.txt')
    const { domain } = await source.get()
    const open = () => fetch(`${domain}/${encodeURI(root)}hidden.txt`)
    assert.equal((await open()).status, 200)
    await setAcl(store, `${root}hidden.txt`, 'private')
    assert.equal((await open()).status, 403)
  })

  test('W-STO-4 keys, tokens and signatures appear in no address and no error', async () => {
    const access = await source.get()
    const error = await failureOf(setAcl(store, `${root}nothing there`, 'private'))
    assert.deepEqual([error.status, error.serverCode], [404, 'NoSuchKey'])
    const seen = [JSON.stringify(error), ...servers.proxy.requests.map(({ path }) => path)].join('\n')
    assert.ok(servers.proxy.requests.length > 0)
    for (const secret of [access.accessKeyId, access.accessKeySecret, access.stsToken, 'ignature='])
      assert.ok(!seen.includes(secret))
  })

  test('rejected credentials are renewed once, and the request succeeds', async () => {
    const refused = servers.proxy.inject({
      match: isList,
      fault: 'text',
      status: 403,
      body: '<Error><Code>SecurityTokenExpired</Code></Error>',
      times: 1,
    })
    const before = await source.get()
    await listObjects(store, { prefix: root })
    assert.equal(refused.hits, 1)
    assert.notEqual(await source.get(), before)
    const always = servers.proxy.inject({
      match: isList,
      fault: 'text',
      status: 403,
      body: '<Error><Code>AccessDenied</Code><Message>No &lt;right&gt;</Message></Error>',
    })
    const error = await failureOf(listObjects(store, { prefix: root }))
    assert.deepEqual(
      [error.code, error.status, error.serverMessage, always.hits],
      ['http', 403, 'No <right>', 2],
    )
  })

  test('F-UP-3 a device whose clock is hours off repeats the request with the server’s time', async () => {
    const now = mock.fn(() => Date.now() + 5 * 3_600_000)
    const wrong = {
      get: async (options?: object) => ({ ...(await source.get(options)), clockOffset: undefined }),
    }
    const store = createStore({ access: wrong, now, pause: 1 })
    const { objects } = await listObjects(store, { prefix: root })
    assert.ok(objects.length > 0 && now.mock.callCount() > 0)
    assert.equal(servers.proxy.requests.filter(isList).length, 2)
    await listObjects(store, { prefix: root })
    assert.equal(servers.proxy.requests.filter(isList).length, 3, 'it knows now')
  })

  for (const fault of ['drop', 'html', 'cutConnection', 'status'] as const)
    test(`a failure that passes (${fault}) is tried again once; one that stays is told`, async () => {
      const once = servers.proxy.inject({ match: isList, fault, times: 1 })
      assert.ok((await listObjects(store, { prefix: root })).objects.length > 0)
      assert.equal(once.hits, 1)
      const always = servers.proxy.inject({ match: isList, fault })
      const error = await failureOf(listObjects(store, { prefix: root }))
      assert.equal(always.hits, 2)
      const expected = { drop: 'network', html: 'malformed', cutConnection: 'network', status: 'http' }[fault]
      assert.equal(error.code, expected)
    })

  test('an aborted request rejects at once', async () => {
    const held = servers.proxy.inject({ match: isList, fault: 'hold' })
    const stop = new AbortController()
    const listing = listObjects(store, { prefix: root, signal: stop.signal })
    while (!held.hits) await new Promise(setImmediate)
    stop.abort()
    assert.equal((await failureOf(listing)).code, 'aborted')
    held.release()
  })
})
