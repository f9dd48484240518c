import assert from 'node:assert/strict'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, mock, test } from 'node:test'
import { startTestGateway, type TestGateway } from '@ebkit/testing'
import type OSS from 'ali-oss'
import { drawPicture } from '../seeds/files/pictures'
import { createRandom } from '../seeds/random'
import { sendRaw, storeClient } from '../store/testing/storeClient'

const store = '1001/100101/'
const day = 24 * 3_600_000

interface Signed {
  readonly list: { url: string | null; isPublic: boolean }[]
  readonly expiration: string
  readonly serverTime: string
}

describe('signed addresses', () => {
  let gateway: TestGateway
  let client: OSS
  let logs: string
  let clerkId: string
  const cookies: Record<string, string> = {}
  before(async () => {
    logs = await mkdtemp(join(tmpdir(), 'ebkit-logs-'))
    gateway = await startTestGateway({ settings: { log: { level: 'trace', file: join(logs, 'log') } } })
    client = storeClient(await gateway.lendStoreKeys({ prefixes: [store] }))
    for (const account of ['clerk', 'viewer', 'neighbour']) cookies[account] = await gateway.signIn(account)
    const [row] = await gateway.sql<{ id: string }>(
      `select user_id as id from user_account where account = 'clerk'`,
    )
    clerkId = row?.id ?? ''
    const picture = await drawPicture(createRandom(1))
    for (const key of [
      `u/${clerkId}/me.jpg`,
      `files/${clerkId}/合同 1.jpg`,
      `files/${clerkId}/2.jpg`,
      'common/pool.jpg',
    ])
      await client.put(store + key, picture, { headers: { 'Content-Type': 'image/jpeg' } })
    await client.put(`${store}u/${clerkId}/secret-name.pdf`, Buffer.from('%PDF-'))
  })
  after(async () => {
    await gateway.stop()
    await rm(logs, { recursive: true, force: true })
  })

  const ask = async (account: string, list: { address: string; process?: string }[]) => {
    const answer = await fetch(`${gateway.url}/api/oss-api/eb/oss/signed_addresses`, {
      method: 'POST',
      headers: { cookie: cookies[account] ?? '', 'content-type': 'application/json', 'x-eb-client': 't' },
      body: JSON.stringify({ list }),
    })
    const { data } = (await answer.json()) as { data: Signed }
    return { status: answer.status, ...data }
  }
  const urlOf = async (account: string, address: string, process?: string) =>
    (await ask(account, [{ address, ...(process && { process }) }])).list[0]?.url ?? ''
  const addressOf = (key: string) =>
    `${gateway.url}/eb-store/${(store + key).split('/').map(encodeURIComponent).join('/')}`
  const statusOf = async (url: string, method = 'GET') => (await fetch(url, { method })).status

  test('users who may read get addresses that work without a session; others get none', async () => {
    const own = `u/${clerkId}/me.jpg`
    const url = await urlOf('clerk', addressOf(own))
    assert.notEqual(await statusOf(addressOf(own)), 200)
    const answer = await fetch(url)
    assert.deepEqual([answer.status, answer.headers.get('content-type')], [200, 'image/jpeg'])
    assert.match(answer.headers.get('cache-control') ?? '', /^private/)
    for (const other of ['viewer', 'neighbour'])
      assert.deepEqual(
        (await ask(other, [{ address: addressOf(own) }])).list,
        [{ url: null, isPublic: false }],
        other,
      )
    const attachment = addressOf(`files/${clerkId}/合同 1.jpg`)
    assert.equal(await statusOf(await urlOf('viewer', attachment)), 200, 'attachments are the store’s')
    assert.deepEqual((await ask('neighbour', [{ address: attachment }])).list, [
      { url: null, isPublic: false },
    ])
    assert.equal((await ask('nobody', [{ address: own }])).status, 401)
  })

  test('accepts keys, other hosts and queries of the same object; ignores foreign addresses', async () => {
    const key = `${store}files/${clerkId}/合同 1.jpg`
    const path = `/eb-store/${key.split('/').map(encodeURIComponent).join('/')}`
    for (const address of [key, path, `https://hotel.example${path}`, `//lan:8080${path}?v=1#top`])
      assert.equal(await statusOf(await urlOf('clerk', address)), 200, address)
    const foreign = [
      'https://other.example/a.jpg',
      'javascript:alert(1)',
      '../../etc/passwd',
      `/eb-store/${store}none`,
    ]
    const { list } = await ask(
      'clerk',
      [...foreign, '', '/eb-store/%zz/a/b'].map((address) => ({ address })),
    )
    assert.deepEqual(new Set(list.map(({ url }) => url)), new Set([null]))
  })

  test('public objects keep their plain address', async () => {
    const address = addressOf('common/pool.jpg')
    assert.deepEqual((await ask('clerk', [{ address }])).list, [{ url: address, isPublic: true }])
  })

  test('W-THUMB-1 the signature covers x-oss-process: thumbnails are served, but no other instruction', async () => {
    const process = 'image/resize,w_200,h_200/quality,q_100'
    const url = await urlOf('clerk', addressOf(`files/${clerkId}/合同 1.jpg`), process)
    const small = await fetch(url)
    assert.equal(small.status, 200)
    assert.ok((await small.arrayBuffer()).byteLength > 0)
    assert.equal(new URL(url).searchParams.get('x-oss-process'), process)
    for (const changed of [
      url.replace('w_200', 'w_900'),
      url.replace(/x-oss-process=[^&]+&/, ''),
      `${await urlOf('clerk', addressOf(`files/${clerkId}/合同 1.jpg`))}&x-oss-process=image/info`,
      `${url}&response-content-type=text/html`,
      url.replace('%201.jpg', '%202.jpg'),
      url.replace(`/files/${clerkId}/`, `/u/${clerkId}/`),
      url.replace(/x-oss-expires=\d+/, 'x-oss-expires=99999999'),
    ])
      assert.equal(await statusOf(changed), 403, changed)
  })

  test('a signed address reads one object, and writes, lists and removes nothing', async () => {
    const url = await urlOf('clerk', addressOf(`files/${clerkId}/2.jpg`))
    for (const method of ['PUT', 'POST', 'DELETE']) assert.equal(await statusOf(url, method), 403, method)
    assert.equal(await statusOf(`${url}&acl`), 403)
    assert.equal(await statusOf(url), 200)
  })

  test('it expires soon, and a browser gets the same address again meanwhile', async () => {
    const address = addressOf(`files/${clerkId}/2.jpg`)
    const first = await ask('clerk', [{ address }])
    const life = Date.parse(first.expiration) - Date.parse(first.serverTime)
    assert.ok(life > 9 * 60_000 && life <= 15 * 60_000, `${life}`)
    const url = first.list[0]?.url ?? ''
    const now = Date.now()
    mock.timers.enable({ apis: ['Date'], now: now + 16 * 60_000 })
    try {
      assert.equal(await statusOf(url), 403)
      mock.timers.setTime(now + day)
      assert.equal(await statusOf(await urlOf('clerk', address)), 200, 'a day later it is signed anew')
    } finally {
      mock.timers.reset()
    }
  })

  test('signs hundreds at once; more are refused', async () => {
    const list = Array.from({ length: 200 }, () => ({ address: addressOf(`files/${clerkId}/2.jpg`) }))
    const answer = await ask('clerk', list)
    assert.deepEqual([answer.list.length, new Set(answer.list.map(({ url }) => url)).size], [200, 1])
    assert.equal((await ask('clerk', [...list, ...list])).status, 400)
  })

  test('F-CO-6 no signature, key or file name in the log', async () => {
    const url = await urlOf('clerk', addressOf(`u/${clerkId}/secret-name.pdf`))
    await fetch(url)
    await fetch(url.replace(/.$/, 'x'))
    await sendRaw(gateway.url, `${new URL(url).pathname}${new URL(url).search}`, {
      headers: { accept: 'text/html' },
    })
    const log = await readFile(join(logs, 'log'), 'utf8')
    assert.ok(log.includes('"path":"/eb-store'), 'there is a log')
    assert.doesNotMatch(log, /x-oss-(signature|credential)|secret-name|EB\.reader/)
    assert.equal(log.includes(new URL(url).searchParams.get('x-oss-signature') ?? '-'), false)
  })
})
