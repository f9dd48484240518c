import assert from 'node:assert/strict'
import { after, before, describe, mock, test } from 'node:test'
import { getTree } from '@ebkit/protocol/calls/files'
import { listResource } from '@ebkit/protocol/calls/resources'
import { cookieFetch, startTestGateway, type TestGateway, until } from '@ebkit/testing'
import { createHttp } from '../http/createHttp'
import { createSession } from '../session/createSession'

describe('a hotel that the user does not have', () => {
  let gateway: TestGateway
  before(async () => {
    gateway = await startTestGateway()
  })
  after(() => gateway.stop())

  /** Requests an object of an unknown hotel twice, and returns what is reported. */
  async function reportsOf(account: string, hotelId: string, lang: string) {
    mock.method(console, 'warn', () => {})
    const asked: string[] = []
    const own = cookieFetch(await gateway.signIn(account))
    const fetch: typeof globalThis.fetch = (address, options) => {
      asked.push(String(address))
      return own(address, options)
    }
    const session = createSession(undefined, fetch)
    session.configure({ gateway: gateway.url, hotelId, lang })
    const http = createHttp({ session, fetch })
    for (let call = 0; call < 2; call++)
      await assert.rejects(http.call(listResource('merchant-api/printer')), { status: 404 })
    const identities = () => asked.filter((address) => address.endsWith('/api/session')).length
    await until(() => identities() > 0)
    return { session, identities }
  }

  test('is reported once, with the account and the hotel', async () => {
    const { session, identities } = await reportsOf('clerk', '999', 'en')
    await until(() => session.reports.length > 0)
    assert.equal(session.reports[0]?.code, 'hotel-unknown')
    assert.match(
      String(session.reports[0]?.message),
      /^The account clerk has no hotel 999: check data-hotel-id/,
    )
    assert.equal(identities(), 1)
    assert.equal(session.reports.length, 1)
  })

  test('the report does not reveal whether the hotel exists', async () => {
    const { session } = await reportsOf('clerk', '100201', 'zh-CN')
    await until(() => session.reports.length > 0)
    assert.match(String(session.reports[0]?.message), /^账号 clerk 没有门店 100201：/)
  })

  test('an object missing in one of the user’s hotels does not report the hotel', async () => {
    mock.method(console, 'warn', () => {})
    const fetch = cookieFetch(await gateway.signIn('clerk'))
    const session = createSession(undefined, fetch)
    session.configure({ gateway: gateway.url, fileService: `${gateway.url}/file-service`, hotelId: '100101' })
    let identified = 0
    const http = createHttp({
      session,
      fetch: async (address, options) => {
        const answer = await fetch(address, options)
        if (String(address).endsWith('/api/session')) identified += 1
        return answer
      },
    })
    await assert.rejects(http.call(getTree, { query: { hotelId: '999' } as never }), { status: 404 })
    await until(() => identified > 0)
    await new Promise(setImmediate)
    assert.deepEqual(session.reports, [])
  })
})
