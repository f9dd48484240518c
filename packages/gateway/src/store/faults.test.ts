import assert from 'node:assert/strict'
import { createHash, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import { request } from 'node:http'
import { connect } from 'node:net'
import { after, before, describe, test } from 'node:test'
import type { StoreCredentials } from '@ebkit/gateway'
import { startTestGateway, type TestGateway, until } from '@ebkit/testing'
import type OSS from 'ali-oss'
import { defaultSettings } from '../settings'
import { signature } from './signing/version1'
import { sendSigned } from './testing/signed'
import { codeOf, root, storeClient } from './testing/storeClient'

const stallTimeout = 400

describe('uploads under faults', () => {
  let gateway: TestGateway
  let keys: StoreCredentials
  let client: OSS
  before(async () => {
    gateway = await startTestGateway({
      settings: {
        requestTimeout: 300,
        store: { ...defaultSettings.store, stallTimeout, bodyLimit: 1_000_000 },
      },
    })
    keys = await gateway.lendStoreKeys()
    client = storeClient(keys)
    // makes the folder
    await client.put(`${root}first`, Buffer.from('x'))
  })
  after(() => gateway.stop())

  const files = async () => {
    const found = await readdir(gateway.storeFolder, { recursive: true, withFileTypes: true })
    return found.filter((entry) => entry.isFile()).map((entry) => entry.name)
  }

  const isUnfinished = (name: string) => name.endsWith('.part')

  /** Starts a put whose body the test sends by hand. */
  function begin(key: string, headers: Record<string, string>) {
    const date = new Date().toUTCString()
    const signed = { ...headers, 'x-oss-date': date, 'x-oss-security-token': keys.stsToken }
    const query = new Map<string, string>()
    const sign = signature(
      { method: 'PUT', bucket: keys.bucket, key, query, headers: signed },
      date,
      keys.accessKeySecret,
    )
    const authorization = `OSS ${keys.accessKeyId}:${sign}`
    return request(gateway.url, {
      path: `/eb-store/${key}`,
      method: 'PUT',
      headers: { ...signed, authorization },
    })
  }

  test('a client that disconnects during an upload leaves no object and no bytes', async () => {
    const before = await files()
    for (const headers of [{ 'content-length': '500000' }, { 'transfer-encoding': 'chunked' }] as Record<
      string,
      string
    >[]) {
      const sent = begin(`${root}cut`, headers)
      sent.on('error', () => undefined)
      sent.write(randomBytes(100_000))
      // the fault: it disconnects when bytes are on the disk
      while (!(await files()).some(isUnfinished));
      sent.destroy()
      while ((await files()).some(isUnfinished));
      assert.deepEqual(await files(), before)
      await assert.rejects(client.head(`${root}cut`), { code: 'NoSuchKey' })
    }
  })

  test('F-UP-8 accepts a slow body of any duration; disconnects a stalled one', async () => {
    const sent = begin(`${root}slow`, { 'content-length': '8' })
    const answered = once(sent, 'response')
    const started = performance.now()
    // each byte within the stall time-out, all together more than twice that and than the time-out of other requests
    for (const byte of '12345678') {
      sent.write(byte)
      await new Promise((resolve) => setTimeout(resolve, stallTimeout / 3))
    }
    sent.end()
    const [answer] = await answered
    assert.equal(answer.statusCode, 200)
    assert.ok(performance.now() - started > 2 * stallTimeout)
    assert.equal(String((await client.get(`${root}slow`)).content), '12345678')
    const stalled = begin(`${root}stalled`, { 'content-length': '8' })
    stalled.write('1234')
    const [refusal] = await Promise.race([once(stalled, 'response'), once(stalled, 'error')])
    assert.ok(refusal.statusCode === 408 || refusal.code === 'ECONNRESET')
    await assert.rejects(client.head(`${root}stalled`), { code: 'NoSuchKey' })
  })

  test('a body that does not match Content-MD5: BadDigest, and no object', async () => {
    const before = await files()
    const md5 = createHash('md5').update('other').digest('base64')
    const key = `${root}digest`
    const wrong = await sendSigned(keys, 'PUT', key, {
      body: Buffer.from('this'),
      headers: { 'content-md5': md5 },
    })
    assert.equal(codeOf(wrong), 'BadDigest')
    for (const none of ['x', 'AAAA', `${md5}AAAA`]) {
      const answer = await sendSigned(keys, 'PUT', key, {
        body: Buffer.from('this'),
        headers: { 'content-md5': none },
      })
      assert.equal(codeOf(answer), 'InvalidDigest')
    }
    await assert.rejects(client.head(key), { code: 'NoSuchKey' })
    const right = createHash('md5').update('this').digest('base64')
    const put = await sendSigned(keys, 'PUT', key, {
      body: Buffer.from('this'),
      headers: { 'content-md5': right },
    })
    assert.equal(put.status, 200)
    assert.equal(put.headers['content-md5'], right)
    await client.delete(key)
    assert.deepEqual(await files(), before)
  })

  test('a body over the limit: EntityTooLarge, with and without a length, and no object', async () => {
    const before = await files()
    const answer = await sendSigned(keys, 'PUT', `${root}large`, { body: Buffer.alloc(1_000_001) })
    assert.equal(codeOf(answer), 'EntityTooLarge')
    const { Readable } = await import('node:stream')
    const chunks = Array.from({ length: 11 }, () => Buffer.alloc(100_000))
    await assert.rejects(client.putStream(`${root}large`, Readable.from(chunks)), { code: 'EntityTooLarge' })
    await assert.rejects(client.head(`${root}large`), { code: 'NoSuchKey' })
    assert.deepEqual(await files(), before)
  })

  test('of concurrent puts of one key one is stored completely, and the bytes of the others are removed', async () => {
    const key = `${root}contended`
    const before = (await files()).length
    const bodies = Array.from({ length: 12 }, (_, index) => Buffer.alloc(50_000, index + 1))
    await Promise.all(bodies.map((body) => client.put(key, body)))
    const { content } = await client.get(key)
    assert.ok(bodies.some((body) => body.equals(content as Buffer)))
    assert.equal((await files()).length, before + 1)
  })

  test('F-UP-13 of concurrent puts that forbid overwriting exactly one wins', async () => {
    const key = `${root}single`
    const before = (await files()).length
    const put = (index: number) =>
      client.put(key, Buffer.from(`body ${index}`), { headers: { 'x-oss-forbid-overwrite': 'true' } })
    const outcomes = await Promise.allSettled(Array.from({ length: 12 }, (_, index) => put(index)))
    const winners = outcomes.flatMap((outcome, index) => (outcome.status === 'fulfilled' ? [index] : []))
    assert.equal(winners.length, 1)
    for (const outcome of outcomes)
      if (outcome.status === 'rejected') assert.equal(outcome.reason.code, 'FileAlreadyExists')
    assert.equal(String((await client.get(key)).content), `body ${winners[0]}`)
    assert.equal((await files()).length, before + 1)
  })

  test('reading during overwriting and deletion returns one complete version, or none', async () => {
    const key = `${root}read`
    const versions = [Buffer.alloc(300_000, 1), Buffer.alloc(300_000, 2)]
    await client.put(key, versions[0])
    let reading = true
    const seen = new Set<number>()
    const readers = Array.from({ length: 3 }, async () => {
      while (reading) {
        const answer = await fetch(`${gateway.url}/eb-store/${key}`)
        const bytes = Buffer.from(await answer.arrayBuffer())
        if (answer.status === 200) assert.ok(versions.some((body) => body.equals(bytes)))
        else assert.equal(answer.status, 404, bytes.toString())
        seen.add(answer.status)
      }
    })
    for (let round = 0; round < 24; round++) {
      await client.put(key, versions[round % 2])
      if (round % 3 === 0) await client.delete(key)
    }
    await client.put(key, versions[0])
    await until(() => seen.has(200))
    reading = false
    await Promise.all(readers)
  })

  test('invalid requests are answered in XML or disconnected, and the store continues', async () => {
    const { hostname, port } = new URL(gateway.url)
    for (const lines of [
      ['PATCH /eb-store/a HTTP/1.1', 'host: x', 'content-length: 0'],
      [
        'POST /eb-store/a HTTP/1.1',
        'host: x',
        'content-type: multipart/form-data; boundary=x',
        'content-length: 0',
      ],
      ['PUT /eb-store/a HTTP/1.1', 'host: x', 'content-type: ;;;', 'content-length: 1', '', 'x'],
      ['PUT /eb-store/a HTTP/1.1', 'host: x', 'expect: 100-continue', 'content-length: 1', '', 'x'],
    ]) {
      const socket = connect(Number(port), hostname)
      socket.on('error', () => undefined)
      socket.write(
        `${[...lines.slice(0, 2), 'connection: close', ...lines.slice(2)].join('\r\n')}${lines.includes('') ? '' : '\r\n\r\n'}`,
      )
      let answer = ''
      socket.on('data', (chunk) => {
        answer += chunk
      })
      await once(socket, 'close')
      assert.match(answer, /HTTP\/1\.1 (4\d\d|501) /, lines[0])
    }
    await client.put(`${root}after`, Buffer.from('fine'))
  })
})
