import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import {
  accessKeyId,
  now,
  requestOf,
  signVersion4,
  storeSecret,
  token,
} from '../testing/documentedSignatures'
import { authenticate } from './authenticate'

const date = '20261122T080000Z'
const scope = '20261122/eb-local/oss/aliyun_v4_request'
const own = { 'x-oss-date': date, 'x-oss-security-token': token }
const ownLines = [`x-oss-date:${date}`, `x-oss-security-token:${token}`]
const object = '/eb-store/1001/100101/a.txt'
const mismatch = { code: 'SignatureDoesNotMatch', status: 403 }

interface Asked {
  readonly method?: string
  readonly query?: Readonly<Record<string, string>>
  readonly headers?: Readonly<Record<string, string>>
  readonly key?: string
  readonly additional?: string
  readonly scope?: string
}

/** The sender of a request whose header is signed with these lines. */
function userOf(lines: readonly string[], asked: Asked = {}): string | undefined {
  const { method = 'GET', query = {}, headers = own, key, additional, scope: signedScope = scope } = asked
  const signature = signVersion4(headers['x-oss-date'] ?? '', signedScope, ...lines)
  const names = additional === undefined ? '' : `AdditionalHeaders=${additional}, `
  const authorization = `OSS4-HMAC-SHA256 Credential=${accessKeyId}/${signedScope}, ${names}Signature=${signature}`
  return authenticate(requestOf(method, query, { ...headers, authorization }, key), storeSecret, now)?.userId
}

/** The lines of a plain GET with a query. */
const linesOf = (query: string) => ['GET', object, query, ...ownLines, '', '', 'UNSIGNED-PAYLOAD']

describe('version 4 of OSS’s signatures, in the header', () => {
  test('signs method, object, parameters, headers, and that the bytes are not signed', () => {
    assert.equal(userOf(linesOf('')), '7')
    assert.throws(() => userOf(linesOf(''), { method: 'HEAD' }), mismatch)
    assert.throws(() => userOf(linesOf(''), { key: '1001/100101/b.txt' }), mismatch)
    assert.throws(() => userOf(linesOf(''), { query: { acl: '' } }), mismatch)
    assert.throws(() => userOf(linesOf(''), { headers: { ...own, 'x-oss-meta-a': 'b' } }), mismatch)
  })

  test('signs digest and type if they are sent, in the order of all headers, and a hash of the bytes', () => {
    const headers = {
      'x-oss-meta-a': 'b',
      ...own,
      'x-oss-content-sha256': 'ABC',
      'content-type': 'text/html',
      'content-md5': 'eB5eJF1ptWaXm4bijSPyxw==',
      host: 'h',
    }
    const lines = [
      'PUT',
      object,
      '',
      'content-md5:eB5eJF1ptWaXm4bijSPyxw==',
      'content-type:text/html',
      'x-oss-content-sha256:ABC',
      ownLines[0] as string,
      'x-oss-meta-a:b',
      ownLines[1] as string,
      '',
      '',
      'ABC',
    ]
    assert.equal(userOf(lines, { method: 'PUT', headers }), '7')
    for (const name of ['content-md5', 'content-type', 'x-oss-content-sha256'])
      assert.throws(
        () => userOf(lines, { method: 'PUT', headers: { ...headers, [name]: 'other' } }),
        mismatch,
      )
  })

  test('signs additional headers that it names', () => {
    const headers = { ...own, host: 'h', range: 'bytes=0-1' }
    const lines = [
      'GET',
      object,
      '',
      'host:h',
      'range:bytes=0-1',
      ...ownLines,
      '',
      'host;range',
      'UNSIGNED-PAYLOAD',
    ]
    assert.equal(userOf(lines, { headers, additional: 'host;range' }), '7')
    const other = { ...headers, range: 'bytes=0-2' }
    assert.throws(() => userOf(lines, { headers: other, additional: 'host;range' }), mismatch)
  })

  test('parameters are encoded, and sorted by their encoded names', () => {
    const query = { 'prefix b': "it's (1)*!", prefix: 'a/房', marker: 'x', 'max-keys': '2' }
    const text = 'marker=x&max-keys=2&prefix=a%2F%E6%88%BF&prefix%20b=it%27s%20%281%29%2A%21'
    assert.equal(userOf(linesOf(text), { query }), '7')
  })

  test('an empty parameter is signed as a name; as one with an empty value too, unless it names an operation', () => {
    assert.equal(userOf(linesOf('marker&prefix=a'), { query: { marker: '', prefix: 'a' } }), '7')
    assert.equal(userOf(linesOf('marker=&prefix=a'), { query: { marker: '', prefix: 'a' } }), '7')
    for (const name of ['acl', 'delete', 'objectMeta', 'uploads']) {
      assert.equal(
        userOf(linesOf(`marker=&${name}`.split('&').sort().join('&')), { query: { marker: '', [name]: '' } }),
        '7',
      )
      assert.throws(() => userOf(linesOf(`${name}=`), { query: { [name]: '' } }), mismatch)
    }
  })

  test('names are encoded segment by segment', () => {
    const lines = [
      'GET',
      '/eb-store/1001/100101/a%20%28%2B%29%21/%E6%88%BF',
      '',
      ...ownLines,
      '',
      '',
      'UNSIGNED-PAYLOAD',
    ]
    assert.equal(userOf(lines, { key: '1001/100101/a (+)!/房' }), '7')
  })

  test('a scope of another day, region, product or format is invalid, even with a correct signature', () => {
    for (const other of [
      '20261121/eb-local/oss/aliyun_v4_request',
      '20261122/cn-hangzhou/oss/aliyun_v4_request',
      '20261122/oss-eb-local/oss/aliyun_v4_request',
      '20261122/eb-local/ecs/aliyun_v4_request',
      '20261122/eb-local/oss/other_request',
      '20261122/eb-local/oss',
      '',
    ])
      assert.throws(() => userOf(linesOf(''), { scope: other }), mismatch, other)
  })

  test('a date of another format is invalid', () => {
    for (const odd of [
      '',
      '20261122',
      '20261122T080000',
      'x20261122T080000Z',
      // Date.parse accepts comments
      '(a)20261122T080000Z',
      '20261122T080000Z(a)',
      '20261122T080000Zx',
      '20261122T08000Z',
      '2026112xT080000Z',
      '202611x2T080000Z',
      '2026x122T080000Z',
      '20261x22T080000Z',
      'x0261122T080000Z',
      '20261122Tx80000Z',
      '20261122T0x0000Z',
      '20261122T08x000Z',
      '20261122T080x00Z',
      '20261122T0800x0Z',
      '20261122T08000xZ',
      '20261332T080000Z',
      '2026-11-22T08:00:00Z',
    ]) {
      const lines = [
        'GET',
        object,
        '',
        `x-oss-date:${odd}`,
        ownLines[1] as string,
        '',
        '',
        'UNSIGNED-PAYLOAD',
      ]
      const asked = {
        headers: { ...own, 'x-oss-date': odd },
        scope: `${odd.slice(0, 8)}/eb-local/oss/aliyun_v4_request`,
      }
      assert.throws(
        () => userOf(lines, asked),
        { code: 'AccessDenied', message: 'OSS authentication requires a valid Date.' },
        odd,
      )
    }
  })
})

describe('version 4 of OSS’s signatures, in the address', () => {
  const query: Readonly<Record<string, string>> = {
    'x-oss-credential': `${accessKeyId}/${scope}`,
    'x-oss-date': date,
    'x-oss-expires': '60',
    'x-oss-security-token': token,
    'x-oss-signature-version': 'OSS4-HMAC-SHA256',
  }
  const text = (given: Readonly<Record<string, string>>) =>
    Object.entries(given)
      .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
      .sort()
      .join('&')
  const signed = (given: Readonly<Record<string, string>>, lines: readonly string[] = [], names = '') => ({
    ...given,
    'x-oss-signature': signVersion4(
      date,
      scope,
      'GET',
      object,
      text(given),
      ...lines,
      '',
      names,
      'UNSIGNED-PAYLOAD',
    ),
  })
  const ask = (given: Record<string, string>, headers = {}, at = now) =>
    authenticate(requestOf('GET', given, headers), storeSecret, at)?.userId
  const expired = { code: 'AccessDenied', message: 'Request has expired.' }

  test('is valid from its date, for the number of seconds that it names', () => {
    assert.equal(ask(signed(query)), '7')
    assert.equal(ask(signed(query), {}, now + 59_999), '7')
    assert.throws(() => ask(signed(query), {}, now + 60_000), expired)
    assert.throws(() => ask({ ...signed(query), 'x-oss-expires': '61' }), mismatch)
  })

  test('signs headers that it names', () => {
    const naming = { ...query, 'x-oss-additional-headers': 'range' }
    const address = signed(naming, ['range:bytes=0-1'], 'range')
    assert.equal(ask(address, { range: 'bytes=0-1' }), '7')
    assert.throws(() => ask(address, { range: 'bytes=0-2' }), mismatch)
  })

  test('without a date or a number of seconds it has expired', () => {
    for (const name of ['x-oss-expires', 'x-oss-date']) {
      const { [name]: _, ...rest } = query
      const odd = signed({ ...rest, [name]: 'x' })
      assert.throws(() => ask(odd), name === 'x-oss-date' ? mismatch : expired)
    }
  })

  test('another version, or a missing key or token, is refused', () => {
    assert.equal(ask(signed({ ...query, 'x-oss-signature-version': 'OSS5-HMAC-SHA256' })), undefined)
    const unknown = { code: 'InvalidAccessKeyId', status: 403 }
    for (const name of ['x-oss-credential', 'x-oss-security-token']) {
      const { [name]: _, ...rest } = query
      assert.throws(() => ask(signed(rest)), unknown, name)
    }
    assert.throws(() => ask(query), mismatch)
  })
})
