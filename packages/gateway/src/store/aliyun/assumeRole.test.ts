import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, test } from 'node:test'
import { storeRights } from '../access/grant'
import type { AliyunSettings } from '../settings'
import { type AliyunServer, type Asked, lentKeys, startAliyunServer } from '../testing/aliyunServer'
import { assumeRole } from './assumeRole'

describe('keys that Aliyun issues', () => {
  let service: AliyunServer
  let settings: AliyunSettings
  before(async () => {
    service = await startAliyunServer()
    settings = {
      region: 'oss-cn-hangzhou',
      bucket: 'hotel-files',
      roleArn: 'acs:ram::1:role/upload',
      accessKeyId: 'id',
      accessKeySecret: 'secret',
      endpoint: undefined,
      domain: undefined,
      stsEndpoint: service.url,
    }
  })
  after(() => service.stop())
  beforeEach(() => service.answerWith((reply) => reply.end(lentKeys(1))))
  const parametersOf = () => new URLSearchParams(service.asked.at(-1)?.body)
  const unavailable = (message: RegExp) => ({ status: 502, code: 'store-unavailable', message })

  const role = {
    brandId: '1001',
    userId: '7',
    prefixes: ['1001/100101/'],
    rights: storeRights,
    lifetimeMs: 1_800_400,
  }

  test('keys are issued by a call of Aliyun’s RPC interface', async () => {
    const keys = await assumeRole(settings, role)
    assert.deepEqual(
      [keys.accessKeyId, keys.accessKeySecret, keys.stsToken],
      ['STS.1', 'secret 1', 'token 1'],
    )
    assert.ok(Date.parse(keys.expiration) > Date.now())
    const [{ method, headers }] = service.asked as [Asked]
    assert.deepEqual(
      [method, headers['content-type']],
      ['POST', 'application/x-www-form-urlencoded;charset=UTF-8'],
    )
    const { Timestamp, SignatureNonce, Signature, Policy, ...rest } = Object.fromEntries(parametersOf())
    assert.deepEqual(rest, {
      Action: 'AssumeRole',
      RoleArn: 'acs:ram::1:role/upload',
      RoleSessionName: 'eb-1001-7',
      DurationSeconds: '1800',
      Format: 'JSON',
      Version: '2015-04-01',
      AccessKeyId: 'id',
      SignatureMethod: 'HMAC-SHA1',
      SignatureVersion: '1.0',
    })
    assert.match(Timestamp ?? '', /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/)
    assert.ok(Policy && Signature)
    await assumeRole(settings, role)
    assert.notEqual(parametersOf().get('SignatureNonce'), SignatureNonce)
  })

  test('for a quarter of an hour at least and an hour at most, under a name that Aliyun accepts', async () => {
    for (const [lifetimeMs, seconds] of [
      [1000, '900'],
      [900_400, '900'],
      [901_000, '901'],
      [3_600_000, '3600'],
      [9_000_000, '3600'],
    ] as const) {
      await assumeRole(settings, { ...role, lifetimeMs })
      assert.equal(parametersOf().get('DurationSeconds'), seconds)
    }
    await assumeRole(settings, { ...role, userId: `a b/房.c@d-e_${'x'.repeat(80)}` })
    assert.equal(parametersOf().get('RoleSessionName'), `eb-1001-ab.c@d-e_${'x'.repeat(80)}`.slice(0, 64))
  })

  test('reports only the code of Aliyun’s refusal', async () => {
    const refusals: [number, string, RegExp][] = [
      [403, '{"Code":"NoPermission","Message":"secret"}', /^The object store lends no keys: NoPermission$/],
      [400, '{"Code":"InvalidParameter.PolicyGrammar"}', /lends no keys: InvalidParameter\.PolicyGrammar$/],
      [400, '{"Code":"not a code"}', /lends no keys: HTTP 400$/],
      [400, `{"Code":"${'x'.repeat(65)}"}`, /lends no keys: HTTP 400$/],
      [500, '{"Code":5}', /lends no keys: HTTP 500$/],
      [503, '{}', /lends no keys: HTTP 503$/],
      [502, '<html>', /lends no keys: HTTP 502$/],
      [200, '<html>', /^The object store’s key service does not answer$/],
      [200, '{"Credentials":{}}', /^The object store’s key service does not answer$/],
      [200, lentKeys(1).replace(/20\d\d-/, ''), /^The object store’s key service does not answer$/],
    ]
    for (const [status, body, message] of refusals) {
      service.answerWith((reply) => reply.writeHead(status).end(body))
      await assert.rejects(assumeRole(settings, role), unavailable(message), body)
    }
    service.answerWith((reply) => reply.destroy())
    await assert.rejects(
      assumeRole(settings, role),
      unavailable(/^The object store’s key service does not answer$/),
    )
    service.answerWith((reply) => reply.writeHead(302, { location: 'http://other.example/' }).end())
    await assert.rejects(
      assumeRole(settings, role),
      unavailable(/^The object store’s key service does not answer$/),
    )
  })
})
