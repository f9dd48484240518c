import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import {
  accessKeyId,
  now,
  requestOf,
  signVersion1,
  storeSecret,
  token,
} from '../testing/documentedSignatures'
import { authenticate } from './authenticate'

const date = new Date(now).toUTCString()
const own = { 'x-oss-date': date, 'x-oss-security-token': token }
const ownLines = [`x-oss-date:${date}`, `x-oss-security-token:${token}`]

/** The sender of a request whose header is signed with these lines. */
const userOf = (
  lines: readonly string[],
  method: string,
  query: Readonly<Record<string, string>>,
  headers: Readonly<Record<string, string>>,
  key?: string,
) => {
  const authorization = `OSS ${accessKeyId}:${signVersion1(...lines)}`
  const request = requestOf(method, query, { ...headers, authorization }, key)
  return authenticate(request, storeSecret, now)?.userId
}
const mismatch = { code: 'SignatureDoesNotMatch', status: 403 }

describe('version 1 of OSS’s signatures, in the header', () => {
  test('signs method, digest, type, date, the headers x-oss-… in order, and the object', () => {
    const headers = {
      host: 'h',
      'x-oss-meta-b': 'two',
      'x-oss-meta-a': '  one ',
      'content-md5': 'eB5eJF1ptWaXm4bijSPyxw==',
      'content-type': 'text/html',
      'not-x-oss-': 'unsigned',
      ...own,
    }
    const lines = [
      'PUT',
      'eB5eJF1ptWaXm4bijSPyxw==',
      'text/html',
      date,
      ownLines[0] as string,
      'x-oss-meta-a:one',
      'x-oss-meta-b:two',
      ownLines[1] as string,
      '/eb-store/1001/100101/a.txt',
    ]
    assert.equal(userOf(lines, 'PUT', {}, headers), '7')
    const others: Record<string, string>[] = [
      { 'content-md5': 'other' },
      { 'content-type': 'text/plain' },
      { 'x-oss-meta-a': 'other' },
      { 'x-oss-meta-c': 'more' },
    ]
    for (const changed of others)
      assert.throws(() => userOf(lines, 'PUT', {}, { ...headers, ...changed }), mismatch)
    assert.throws(() => userOf(lines, 'POST', {}, headers), mismatch)
    assert.throws(() => userOf(lines, 'PUT', {}, headers, '1001/100101/b.txt'), mismatch)
  })

  test('the date is that of x-oss-date, else that of Date', () => {
    const lines = ['GET', '', '', date, `x-oss-security-token:${token}`, '/eb-store/1001/100101/a.txt']
    assert.equal(userOf(lines, 'GET', {}, { date, 'x-oss-security-token': token }), '7')
    const both = ['GET', '', '', date, ...ownLines, '/eb-store/1001/100101/a.txt']
    assert.equal(userOf(both, 'GET', {}, { ...own, date: 'Thu, 01 Jan 1970 00:00:00 GMT' }), '7')
  })

  test('non-ASCII text is signed as UTF-8, in headers and in names', () => {
    const arrived = Buffer.from('房间').toString('latin1')
    const lines = ['PUT', '', '', date, ownLines[0] as string, 'x-oss-meta-a:房间', ownLines[1] as string]
    const signed = [...lines, '/eb-store/1001/100101/报告.txt']
    assert.equal(userOf(signed, 'PUT', {}, { ...own, 'x-oss-meta-a': arrived }, '1001/100101/报告.txt'), '7')
  })

  test('the bucket itself is signed with a slash', () => {
    assert.equal(
      userOf(['GET', '', '', date, ...ownLines, '/eb-store/'], 'GET', { prefix: 'a' }, own, ''),
      '7',
    )
  })

  // as OSS documents them; without a value, and with one
  const named =
    'acl append asyncFetch bucketInfo callback callback-var continuation-token cors delete lifecycle location logging ' +
    'objectMeta partNumber policy position referer response-content-type response-expires restore security-token stat ' +
    'symlink tagging uploadId uploads versionId versions website x-oss-process x-oss-traffic-limit'
  for (const name of named.split(' '))
    test(`the parameter ${name} is signed`, () => {
      const lines = ['GET', '', '', date, ...ownLines]
      const object = '/eb-store/1001/100101/a.txt'
      assert.equal(userOf([...lines, `${object}?${name}`], 'GET', { [name]: '' }, own), '7')
      assert.equal(userOf([...lines, `${object}?${name}=v 1`], 'GET', { [name]: 'v 1' }, own), '7')
      assert.throws(() => userOf([...lines, object], 'GET', { [name]: 'v 1' }, own), mismatch)
    })

  test('several parameters are signed in the order of their names, others are not signed', () => {
    const signed = '/eb-store/1001/100101/a.txt?acl&partNumber=2&uploadId=u'
    const query = { uploadId: 'u', prefix: 'x', partNumber: '2', 'max-keys': '3', marker: '', acl: '' }
    assert.equal(userOf(['GET', '', '', date, ...ownLines, signed], 'GET', query, own), '7')
  })
})

describe('version 1 of OSS’s signatures, in the address', () => {
  const expires = String(now / 1000 + 60)
  const parts = { OSSAccessKeyId: accessKeyId, Expires: expires, 'security-token': token }
  const lines = ['GET', '', '', expires, `/eb-store/1001/100101/a.txt?security-token=${token}`]
  const ask = (query: Record<string, string>, headers = {}, at = now) =>
    authenticate(requestOf('GET', query, headers), storeSecret, at)?.userId

  test('is valid until the second that it names', () => {
    const query = { ...parts, Signature: signVersion1(...lines) }
    assert.equal(ask(query), '7')
    assert.equal(ask(query, {}, now + 59_999), '7')
    assert.throws(() => ask(query, {}, now + 60_000), {
      code: 'AccessDenied',
      message: 'Request has expired.',
    })
    assert.throws(() => ask({ ...query, Expires: String(now / 1000 + 61) }), mismatch)
  })

  test('needs all of its parts: without one the address is unsigned', () => {
    const query: Record<string, string> = { ...parts, Signature: signVersion1(...lines) }
    for (const name of ['OSSAccessKeyId', 'Expires', 'Signature'])
      for (const value of [undefined, '']) {
        const { [name]: _, ...rest } = query
        assert.equal(ask(value === undefined ? rest : { ...rest, [name]: value }), undefined, name)
      }
  })

  test('an invalid time counts as expired', () => {
    const odd = ['GET', '', '', 'soon', `/eb-store/1001/100101/a.txt?security-token=${token}`]
    const query = { ...parts, Expires: 'soon', Signature: signVersion1(...odd) }
    assert.throws(() => ask(query), { code: 'AccessDenied', message: 'Request has expired.' })
  })
})
