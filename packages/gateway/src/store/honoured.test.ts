import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import type { StoreCredentials } from '@ebkit/gateway'
import { startTestGateway, type TestGateway } from '@ebkit/testing'
import { sendSigned } from './testing/signed'
import { codeOf, root, storeClient } from './testing/storeClient'

describe('OSS headers that the store does not support', () => {
  let gateway: TestGateway
  let keys: StoreCredentials
  before(async () => {
    gateway = await startTestGateway()
    keys = await gateway.lendStoreKeys()
  })
  after(() => gateway.stop())

  const put = (headers: Record<string, string>) =>
    sendSigned(keys, 'PUT', `${root}object`, { body: Buffer.from('x'), headers })

  test('are refused, and nothing is stored', async () => {
    for (const headers of [
      { 'x-oss-server-side-encryption': 'AES256' },
      { 'x-oss-server-side-encryption-key-id': 'key' },
      { 'x-oss-server-side-data-encryption': 'SM4' },
      { 'x-oss-storage-class': 'IA' },
      { 'x-oss-tagging': 'a=b' },
      { 'x-oss-callback': 'e30=' },
      { 'x-oss-traffic-limit': '819200' },
      { 'x-oss-something-new': '1' },
    ] as Record<string, string>[]) {
      const answer = await put(headers)
      assert.equal(answer.status, 501, JSON.stringify(headers))
      assert.equal(codeOf(answer), 'NotImplemented')
    }
    const query = { 'x-oss-traffic-limit': '819200' }
    assert.equal((await sendSigned(keys, 'GET', `${root}object`, { query })).status, 501)
    assert.equal((await sendSigned(keys, 'HEAD', `${root}object`)).status, 404)
  })

  test('accepts headers for default behaviour, and those that clients add', async () => {
    const headers = {
      'x-oss-storage-class': 'Standard',
      'x-oss-object-acl': 'private',
      'x-oss-meta-any': '1',
    }
    assert.equal((await put(headers)).status, 200)
    const client = storeClient(keys)
    await client.copy(`${root}copy`, `${root}object`)
    assert.equal(String((await client.get(`${root}copy`)).content), 'x')
  })
})

describe('scripts in the store', () => {
  let gateway: TestGateway
  let keys: StoreCredentials
  before(async () => {
    gateway = await startTestGateway()
    keys = await gateway.lendStoreKeys()
  })
  after(() => gateway.stop())

  test('are sent as text, whatever their names: browsers then do not run them', async () => {
    const types = [
      'text/javascript',
      'application/javascript; charset=utf-8',
      'application/x-javascript',
      'TEXT/ECMASCRIPT',
      'text/jscript',
      'text/livescript',
      'text/javascript1.5',
    ]
    const client = storeClient(keys)
    for (const type of types) {
      const body = Buffer.from('window.ran = true')
      await client.put(`${root}script.js`, body, { headers: { 'Content-Type': type } })
      const address = `${gateway.url}/eb-store/${root}script.js`
      for (const method of ['GET', 'HEAD']) {
        const { headers } = await fetch(address, { method })
        assert.match(headers.get('content-type') ?? '', /^text\/plain\b/, `${method} ${type}`)
        assert.equal(headers.get('x-content-type-options'), 'nosniff')
        assert.match(headers.get('content-disposition') ?? '', /^attachment/)
      }
    }
    await client.put(`${root}plain.js`, Buffer.from('x'), { headers: { 'Content-Type': 'text/plain' } })
    // of several types in one header browsers use the last
    for (const type of ['text/javascript', 'text/plain, text/javascript']) {
      const query = { 'response-content-type': type }
      const chosen = await sendSigned(keys, 'GET', `${root}plain.js`, { query })
      assert.equal(chosen.headers['content-type'], 'text/plain; charset=utf-8')
    }
  })
})
