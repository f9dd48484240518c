import assert from 'node:assert/strict'
import { afterEach, beforeEach, describe, mock, test } from 'node:test'
import { cookieFetch, createFileCalls, type SeenRequest, serveTests, until } from '@ebkit/testing'
import { isServiceError } from '../../errors/ServiceError'
import { createHttp, type Http } from '../../http/createHttp'
import { createSession } from '../../session/createSession'
import type { Session } from '../../session/Session'
import { pixelFile } from '../testing/pixel'
import { type FileImageOptions, fileImage, isFileServiceConfigured } from '.'

const servers = serveTests('manager')
const base = '/api/oss-api/eb/oss/'
let session: Session
let http: Http
let name: string
let count = 0

beforeEach(async () => {
  mock.method(console, 'warn', () => {})
  name = `wxa${1_700_000_000_000 + ++count}.png`
  const fetch = cookieFetch(servers.cookie)
  session = createSession(undefined, fetch)
  session.configure({ gateway: servers.proxy.url, fileService: `${servers.proxy.url}file-service` })
  http = createHttp({ session, fetch, pause: 1 })
})
afterEach(() => mock.restoreAll())

const send = (options: Partial<FileImageOptions> = {}) =>
  fileImage({ http, session }, pixelFile(name), {
    visibility: 'public',
    pause: 1,
    ...options,
  })

const isUpload = ({ method, path }: SeenRequest) => method === 'POST' && path.startsWith(`${base}upload`)
const isWithdrawal = ({ method, path }: SeenRequest) => method === 'DELETE' && path.startsWith(base)
const sent = (match: (request: SeenRequest) => boolean) => servers.proxy.requests.filter(match).length

/** Files of this test in the hotel's root folder. */
async function listed() {
  const calls = createFileCalls(servers.gateway, servers.cookie)
  const { ossDisplayId } = await calls.tree()
  return (await calls.list(ossDisplayId)).filter(({ displayName }) =>
    displayName.startsWith(name.slice(0, 16)),
  )
}
/** Orphaned objects: neither a file nor the removal queue references them. */
const strays = () =>
  servers.gateway.sql(
    `select object_key from stored_object where starts_with(object_key, '1001/100101/files/')
       and object_key not in (select object_key from file_entry where object_key is not null)
       and not exists (select from object_removal r where r.object_key = stored_object.object_key)
       and created_by is null`,
  )

async function failureOf(work: Promise<unknown>) {
  const error = await work.then(
    () => assert.fail('it succeeded'),
    (thrown: unknown) => thrown,
  )
  assert.ok(isServiceError(error), String(error))
  return error
}

describe('images as files', () => {
  test('W-EDI-4 W-CROP-10 the tree names the folder, the upload the path and the domain', async () => {
    const { path, url } = await send()
    const [file, ...others] = await listed()
    assert.deepEqual([file?.displayName, file?.path, others.length], [name, path, 0])
    const answer = await fetch(url)
    assert.deepEqual(await answer.arrayBuffer(), await pixelFile(name).arrayBuffer())
    assert.ok(url.endsWith(`/${path}`))
    assert.equal(sent(isUpload), 1)
    assert.equal(
      sent(({ path }) => path === `${base}tree`),
      1,
    )
  })

  test('AMB-21 a file service counts as configured if the page sets its address', () => {
    assert.equal(isFileServiceConfigured(session), true)
    session.configure({ fileService: undefined })
    assert.equal(isFileServiceConfigured(session), false)
  })

  for (const fault of ['lose', 'cutConnection', 'cutJson', 'drop', 'cutUpload', 'status', 'html'] as const)
    test(`an answer does not come (${fault}): repeated, with one file and no orphaned object`, async () => {
      const injected = servers.proxy.inject({ match: isUpload, fault, times: 2, status: 500 })
      const { path } = await send()
      assert.equal(injected.hits, 2)
      assert.deepEqual(
        (await listed()).map((file) => file.path),
        [path],
      )
      assert.deepEqual(await strays(), [])
      assert.equal(sent(isWithdrawal), 0)
    })

  test('if all answers are lost, it fails and deletes what has arrived', async () => {
    const lost = servers.proxy.inject({ match: isUpload, fault: 'lose' })
    assert.equal((await failureOf(send())).code, 'network')
    assert.equal(lost.hits, 3)
    await until(async () => (await listed()).length === 0 && sent(isWithdrawal) === 1, 'taken back')
  })

  test('an answer without path or domain is an error, and leaves no file', async () => {
    for (const data of [{ path: '', domain: 'https://x', url: '' }, { path: 'a' }]) {
      const fault = servers.proxy.inject({ match: isUpload, fault: 'wrongShape', data })
      assert.equal((await failureOf(send())).code, 'malformed')
      assert.equal(fault.hits, 3)
      await until(async () => (await listed()).length === 0)
      servers.proxy.reset()
    }
    servers.proxy.inject({ match: `${base}tree`, fault: 'wrongShape', data: [] })
    assert.equal((await failureOf(send())).code, 'malformed')
    assert.equal(sent(isUpload), 0)
  })

  test('a refusal of the gateway is not repeated', async () => {
    const bad = fileImage({ http, session }, new File(['no picture'], name), {
      visibility: 'public',
      pause: 1,
    })
    assert.equal((await failureOf(bad)).status, 422)
    assert.deepEqual([sent(isUpload), sent(isWithdrawal)], [1, 0])
  })

  test('nothing is left after cancelling with an unknown outcome', async () => {
    const held = servers.proxy.inject({ match: isUpload, fault: 'hold' })
    const ended = new AbortController()
    const failed = failureOf(send({ signal: ended.signal }))
    await until(async () => held.hits === 1 && (await listed()).length === 1, 'arrived')
    ended.abort()
    assert.equal((await failed).code, 'aborted')
    await until(async () => (await listed()).length === 0, 'taken back')
    assert.equal(sent(isUpload), 1)
  })

  test('deleting is retried if it fails', async () => {
    servers.proxy.inject({ match: isUpload, fault: 'lose' })
    const fault = servers.proxy.inject({ match: isWithdrawal, fault: 'status', status: 503, times: 2 })
    await failureOf(send())
    await until(async () => fault.hits === 2 && (await listed()).length === 0, 'taken back')
  })

  test('waits while offline, reports it, and continues when online', async () => {
    const page = new EventTarget()
    const there = Object.getOwnPropertyDescriptor(globalThis, 'navigator')
    const put = (name: string, value: unknown) =>
      Object.defineProperty(globalThis, name, { value, configurable: true })
    put('navigator', { onLine: false })
    put('addEventListener', page.addEventListener.bind(page))
    put('removeEventListener', page.removeEventListener.bind(page))
    const cut = servers.proxy.inject({ match: isUpload, fault: 'drop' })
    const reported: boolean[] = []
    try {
      const stored = send({ onOffline: (isOffline) => reported.push(isOffline) })
      await until(() => reported.length === 1, 'reported')
      cut.remove()
      put('navigator', { onLine: true })
      page.dispatchEvent(new Event('online'))
      const { path } = await stored
      assert.deepEqual([reported, cut.hits], [[true, false], 1])
      assert.equal((await listed())[0]?.path, path)
    } finally {
      if (there) Object.defineProperty(globalThis, 'navigator', there)
      else Reflect.deleteProperty(globalThis, 'navigator')
      for (const name of ['addEventListener', 'removeEventListener']) Reflect.deleteProperty(globalThis, name)
    }
  })
})
