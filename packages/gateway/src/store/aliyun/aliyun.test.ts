import assert from 'node:assert/strict'
import { createHash, createHmac } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { after, before, describe, test } from 'node:test'
import { issueStoreCredentials, storeRights } from '@ebkit/gateway'
import { createFileCalls, startTestGateway, type TestGateway } from '@ebkit/testing'
import OSS from 'ali-oss'
import { defaultSettings } from '../../settings'
import { root, storeClient } from '../testing/storeClient'
import { policyFor } from './policy'

const accessKeyId = 'LTAI-test'
const accessKeySecret = 'aliyun-secret'
const roleArn = 'acs:ram::1234567890:role/ebkit-upload'

type Statement = { Action: string[]; Resource: string[]; Condition?: unknown }

/**
 * Aliyun's key service as its documentation describes it: it checks the signature itself, and issues keys that the
 * embedded store of another gateway accepts, so that the client's requests are real.
 */
async function startKeyService(store: TestGateway) {
  const asked: URLSearchParams[] = []
  const encode = (value: string) =>
    encodeURIComponent(value).replace(
      /[!'()*]/g,
      (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
    )
  const isSigned = (parameters: URLSearchParams) => {
    const names = [...parameters.keys()].filter((name) => name !== 'Signature').sort()
    const query = names.map((name) => `${encode(name)}=${encode(parameters.get(name) ?? '')}`).join('&')
    const expected = createHmac('sha1', `${accessKeySecret}&`)
      .update(`POST&%2F&${encode(query)}`)
      .digest('base64')
    return parameters.get('Signature') === expected && parameters.get('AccessKeyId') === accessKeyId
  }
  const server: Server = createServer(async (request, reply) => {
    const parameters = new URLSearchParams(await text(request))
    asked.push(parameters)
    const refuse = (status: number, code: string) =>
      reply.writeHead(status).end(JSON.stringify({ Code: code, Message: `quoting ${accessKeySecret}` }))
    if (!isSigned(parameters)) return refuse(400, 'SignatureDoesNotMatch')
    if (parameters.get('RoleArn') !== roleArn) return refuse(403, 'NoPermission')
    const [objects] = (JSON.parse(parameters.get('Policy') ?? '') as { Statement: Statement[] }).Statement
    const prefixes = (objects?.Resource ?? []).map((resource) =>
      resource.replace(/^.*:eb-store\//, '').replace(/\*$/, ''),
    )
    const lifetimeMs = Number(parameters.get('DurationSeconds')) * 1000
    const [brandId = '', hotelId = ''] = prefixes[0]?.split('/') ?? []
    const keys = await store.lendStoreKeys({ brandId, hotelId, prefixes, lifetimeMs })
    const Credentials = {
      AccessKeyId: keys.accessKeyId,
      AccessKeySecret: keys.accessKeySecret,
      SecurityToken: keys.stsToken,
      Expiration: keys.expiration,
    }
    reply.end(JSON.stringify({ RequestId: 'r', Credentials }))
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return { asked, url, stop: () => server.close() }
}

describe('objects at Aliyun', () => {
  let store: TestGateway
  let service: Awaited<ReturnType<typeof startKeyService>>
  let gateway: TestGateway
  before(async () => {
    store = await startTestGateway()
    service = await startKeyService(store)
    gateway = await startTestGateway({ settings: { store: settings() } })
  })
  after(async () => {
    await gateway.stop()
    service.stop()
    await store.stop()
  })

  const settings = (changes: object = {}) => ({
    ...defaultSettings.store,
    aliyun: {
      region: 'oss-eb-local',
      bucket: 'eb-store',
      roleArn,
      accessKeyId,
      accessKeySecret,
      endpoint: store.url,
      domain: `${store.url}/eb-store`,
      stsEndpoint: service.url,
      ...changes,
    },
  })

  test('keys are requested by a signed call, limited to the prefixes, and ali-oss works with them', async () => {
    const prefixes = [`${root}u/1/`, `${root}common/`]
    const keys = await gateway.lendStoreKeys({ prefixes })
    const asked = service.asked.at(-1)
    assert.deepEqual(
      ['Action', 'Version', 'SignatureMethod', 'DurationSeconds', 'RoleSessionName'].map((name) =>
        asked?.get(name),
      ),
      ['AssumeRole', '2015-04-01', 'HMAC-SHA1', '900', 'eb-1001-100191'],
    )
    assert.match(asked?.get('Timestamp') ?? '', /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/)
    assert.deepEqual(JSON.parse(asked?.get('Policy') ?? ''), policyFor('eb-store', prefixes, storeRights))
    assert.equal(keys.domain, `${store.url}/eb-store`)
    const client = storeClient(keys)
    await client.put(`${root}u/1/a`, Buffer.from('x'))
    await assert.rejects(client.put(`${root}u/2/a`, Buffer.from('x')), { code: 'AccessDenied' })
  })

  test('the policy restricts listing to the prefixes, and a prefix with a wildcard is refused', () => {
    const { Statement } = policyFor('b', ['1/2/'], storeRights) as { Statement: Statement[] }
    assert.deepEqual(Statement[0]?.Resource, ['acs:oss:*:*:b/1/2/*'])
    assert.deepEqual(Statement[1]?.Condition, { StringLike: { 'oss:Prefix': ['1/2/*'] } })
    assert.ok(Statement.every(({ Action }) => Action.every((action) => !action.includes('*'))))
    for (const prefix of ['1/*/', '1/?/', `1/\${x}/`])
      assert.throws(() => policyFor('b', [prefix], storeRights), /wildcard/)
  })

  test('the policy allows what the keys are for, and no more', () => {
    const actions = (...rights: (typeof storeRights)[number][]) =>
      (policyFor('b', ['1/2/'], rights) as { Statement: Statement[] }).Statement.flatMap(
        ({ Action }) => Action,
      )
    assert.deepEqual(actions('view'), ['oss:GetObject', 'oss:GetObjectAcl', 'oss:ListObjects'])
    assert.deepEqual(actions('upload'), ['oss:PutObject', 'oss:ListParts', 'oss:AbortMultipartUpload'])
    assert.deepEqual(actions('change', 'delete'), ['oss:PutObjectAcl', 'oss:DeleteObject'])
  })

  test('the gateway reads objects at Aliyun with keys of its own', async () => {
    const key = `${root}files/报告 +1.txt`
    const client = storeClient(await store.lendStoreKeys())
    await client.put(key, Buffer.from('report'))
    const own = gateway.app.gateway.store
    const { size, etag, contentType } = (await own.head(key)) ?? {}
    const md5 = createHash('md5').update('report').digest('hex').toUpperCase()
    assert.deepEqual([size, etag, contentType], [6, md5, 'text/plain'])
    assert.equal(await own.exists(`${root}none`), false)
    const before = service.asked.length
    await own.remove([key, `${root}none`])
    assert.equal(service.asked.length, before, 'keys are used as long as they are good')
    assert.equal(await own.exists(key), false)
  })

  test('the gateway puts objects at Aliyun without overwriting existing ones', async () => {
    const own = gateway.app.gateway.store
    const objectKey = `${root}images/图 1.png`
    const put = (text: string) =>
      own
        .put({ objectKey, contentType: 'image/png', bytes: Buffer.from(text), visibility: 'public' })
        .then(({ size }) => size)
    assert.deepEqual([await put('first'), await put('another one')], [5, 5])
    const shown = await fetch(`${store.url}/eb-store/${objectKey}`)
    assert.deepEqual([shown.headers.get('content-type'), await shown.text()], ['image/png', 'first'])
  })

  test('signs addresses with keys of the role, including instructions; registration sets the ACL at Aliyun', async () => {
    const cookie = await gateway.signIn('clerk')
    const files = createFileCalls(gateway, cookie)
    const sign = async (address: string, process?: string) => {
      const answer = await fetch(`${gateway.url}/api/oss-api/eb/oss/signed_addresses`, {
        method: 'POST',
        headers: { cookie, 'content-type': 'application/json', 'x-eb-client': 't' },
        body: JSON.stringify({ list: [{ address, process }] }),
      })
      return ((await answer.json()) as { data: { list: { url: string }[] } }).data.list[0]?.url ?? ''
    }
    const key = await files.put('attached at Aliyun')
    const address = `${store.url}/eb-store/${key}`
    assert.equal((await fetch(address)).status, 403)
    const signed = await sign(address)
    const { searchParams } = new URL(signed)
    assert.ok(searchParams.get('x-oss-security-token') && signed.startsWith(address))
    assert.equal(signed.includes(accessKeySecret), false)
    assert.equal(await (await fetch(signed)).text(), 'attached at Aliyun')
    assert.equal((await fetch(`${signed}&x-oss-process=image/info`)).status, 403)
    assert.equal((await fetch(await sign(address, 'image/info'))).status, 400, 'no picture, but signed')
    const { path } = await files.upload((await files.tree()).ossDisplayId, 'open.txt', 'open')
    assert.equal((await fetch(`${store.url}/eb-store/${path}`)).status, 200)
    const own = await files.upload((await files.tree('personal')).ossDisplayId, 'own.txt', 'own')
    assert.equal((await fetch(`${store.url}/eb-store/${own.path}`)).status, 403)
    assert.equal(await (await fetch(await sign(own.path ?? ''))).text(), 'own')
  })

  test('the embedded store is off', async () => {
    const answer = await fetch(`${gateway.url}/eb-store/${root}a`)
    assert.equal(answer.status, 404)
    assert.equal(((await answer.json()) as { code: string }).code, 'not-found')
  })

  test('by default browsers use the region’s own address', async () => {
    const plain = {
      ...gateway.app.gateway.settings,
      store: settings({ endpoint: undefined, domain: undefined }),
    }
    const scope = {
      brandId: '1001',
      hotelId: '100101',
      userId: '1',
      prefixes: [root],
      rights: storeRights,
      origin: gateway.url,
    }
    const keys = await issueStoreCredentials({ ...gateway.app.gateway, settings: plain }, scope)
    assert.equal(keys.endpoint, undefined)
    assert.equal(keys.domain, 'https://eb-store.oss-eb-local.aliyuncs.com')
    const { endpoint: _, ...options } = keys
    const client = new OSS({ ...options, secure: true, refreshSTSTokenInterval: 1 } as OSS.Options)
    assert.equal(client.generateObjectUrl(`${root}a`), `https://eb-store.oss-eb-local.aliyuncs.com/${root}a`)
  })

  test('refusals of the key service, and a missing answer, are clear errors without a secret', async () => {
    const lend = (changes: object) => {
      const other = { ...gateway.app.gateway.settings, store: settings(changes) }
      const scope = {
        brandId: '1001',
        hotelId: '100101',
        userId: '1',
        prefixes: [root],
        rights: storeRights,
        origin: gateway.url,
      }
      return issueStoreCredentials({ ...gateway.app.gateway, settings: other }, scope)
    }
    const refusal = (reason: RegExp) => (error: Error & { status: number; code: string }) => {
      assert.deepEqual([error.status, error.code], [502, 'store-unavailable'])
      assert.match(error.message, reason)
      assert.equal(error.message.includes(accessKeySecret), false)
      return true
    }
    await assert.rejects(lend({ accessKeySecret: 'wrong' }), refusal(/SignatureDoesNotMatch/))
    await assert.rejects(lend({ roleArn: 'acs:ram::1:role/other' }), refusal(/NoPermission/))
    await assert.rejects(lend({ stsEndpoint: 'http://127.0.0.1:1' }), refusal(/does not answer/))
    await assert.rejects(
      lend({ stsEndpoint: `${gateway.url}/healthz` }),
      refusal(/lends no keys|does not answer/),
    )
  })
})
