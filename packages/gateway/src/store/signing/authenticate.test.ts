import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { seal } from '../access/sealed'
import {
  accessKeyId,
  grant,
  now,
  requestOf,
  signVersion1,
  storeSecret,
  token,
} from '../testing/documentedSignatures'
import { authenticate } from './authenticate'

const minute = 60_000

/** A request whose header is signed at a time, with a token. */
function signedAt(time: number | string, securityToken = token) {
  const date = typeof time === 'string' ? time : new Date(time).toUTCString()
  const own = { 'x-oss-date': date, ...(securityToken && { 'x-oss-security-token': securityToken }) }
  const lines = Object.entries(own).map(([name, value]) => `${name}:${value}`)
  const signature = signVersion1('GET', '', '', date, ...lines, '/eb-store/1001/100101/a.txt')
  return requestOf('GET', {}, { ...own, authorization: `OSS ${accessKeyId}:${signature}` })
}
const ask = (request: ReturnType<typeof requestOf>, at = now) => authenticate(request, storeSecret, at)

describe('the sender of a request to the store', () => {
  test('an unsigned request is anonymous', () => {
    assert.equal(ask(requestOf('GET', {}, {})), undefined)
  })

  test('a signed one belongs to the owner of its token', () => {
    assert.deepEqual(ask(signedAt(now)), grant)
  })

  test('a clock may be off by a quarter of an hour in either direction, and no more', () => {
    for (const skew of [-15 * minute, 15 * minute]) assert.deepEqual(ask(signedAt(now + skew)), grant)
    for (const skew of [-15 * minute - 1000, 15 * minute + 1000])
      assert.throws(() => ask(signedAt(now + skew)), {
        code: 'RequestTimeTooSkewed',
        status: 403,
        message: 'The difference between the request time and the current time is too large.',
        details: {
          MaxAllowedSkewMilliseconds: '900000',
          RequestTime: new Date(now + skew).toISOString(),
          ServerTime: '2026-11-22T08:00:00.000Z',
        },
      })
  })

  test('an invalid time is refused', () => {
    assert.throws(() => ask(signedAt('no date')), {
      code: 'AccessDenied',
      message: 'OSS authentication requires a valid Date.',
    })
  })

  test('the answer for an expired address contains the time', () => {
    const expires = String(now / 1000)
    const signature = signVersion1(
      'GET',
      '',
      '',
      expires,
      `/eb-store/1001/100101/a.txt?security-token=${token}`,
    )
    const query = {
      OSSAccessKeyId: accessKeyId,
      Expires: expires,
      'security-token': token,
      Signature: signature,
    }
    assert.throws(() => ask(requestOf('GET', query, {})), {
      code: 'AccessDenied',
      message: 'Request has expired.',
      details: { ServerTime: '2026-11-22T08:00:00.000Z' },
    })
  })

  test('a token is valid until the moment at which it expires', () => {
    const until = (expiresAt: number) => seal({ ...grant, expiresAt }, storeSecret)
    assert.equal(ask(signedAt(now, until(now + 1)))?.userId, '7')
    for (const expiresAt of [now, now - 1])
      assert.throws(() => ask(signedAt(now, until(expiresAt))), {
        code: 'SecurityTokenExpired',
        status: 403,
        message: 'The security token you provided has expired.',
      })
  })

  test('a key without a token, with that of another key, or with an invalid one is refused', () => {
    const unknown = {
      code: 'InvalidAccessKeyId',
      status: 403,
      message: 'The OSS Access Key Id you provided does not exist in our records.',
    }
    assert.throws(() => ask(signedAt(now, '')), unknown)
    const other = seal({ ...grant, accessKeyId: 'STS.other' }, storeSecret)
    assert.throws(() => ask(signedAt(now, other)), unknown)
    for (const odd of ['x', seal(grant, 'secret of another database')])
      assert.throws(() => ask(signedAt(now, odd)), {
        code: 'InvalidSecurityToken',
        status: 403,
        message: 'The security token you provided is invalid.',
      })
  })

  test('a wrong, too long or too short signature is refused', () => {
    const { headers, ...request } = signedAt(now)
    const authorization = String(headers.authorization)
    for (const odd of [authorization.replace(/.$/, '-'), `${authorization}=`, authorization.slice(0, -1)])
      assert.throws(() => ask({ ...request, headers: { ...headers, authorization: odd } }), {
        code: 'SignatureDoesNotMatch',
        status: 403,
        message: /^The request signature we calculated does not match/,
      })
  })

  test('a header that is not an OSS signature is refused, also with a signed address', () => {
    for (const authorization of [
      '',
      'OSS',
      'OSS :x',
      'OSS a:',
      'OSS a:b c',
      'xOSS a:b',
      'OSS ab',
      'Bearer a:b',
      'OSS4-HMAC-SHA256',
    ])
      assert.throws(
        () => ask(requestOf('GET', {}, { authorization })),
        { code: 'InvalidArgument', status: 400, message: 'The authorization header is invalid.' },
        authorization,
      )
  })
})
