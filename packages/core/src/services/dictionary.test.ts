import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { cookieFetch, serveTests } from '@ebkit/testing'
import { createHttp } from '../http/createHttp'
import { createSession } from '../session/createSession'
import { createDictionaryService, dictionaryResource } from './dictionary'

describe('dictionaries', () => {
  const servers = serveTests('manager')
  function open() {
    const fetch = cookieFetch(servers.cookie)
    const session = createSession(undefined, fetch)
    session.configure({ gateway: servers.proxy.url, hotelId: '100101' })
    const http = createHttp({ session, fetch, pause: 1 })
    return { session, http, dictionary: createDictionaryService(http, session.resources) }
  }
  const asked = () => servers.proxy.requests.filter(({ path }) => path.includes('/dict/'))

  test('W-CTY-4 without a type the countries and regions are read, by zkt-country', async () => {
    const items = await open().dictionary.items()
    assert.equal(items.length, 249)
    assert.deepEqual([items[0]?.value, items[0]?.name], ['CN', '中国'])
    assert.equal(asked()[0]?.path, '/api/cms-api/dict/getDictByType?dictType=zkt-country')
  })

  test('requests each type once per hotel, and again after switching the hotel', async () => {
    const { session, http, dictionary } = open()
    const again = createDictionaryService(http, session.resources)
    const [one, other] = await Promise.all([dictionary.items(), again.items('zkt-country')])
    assert.equal(one, other)
    assert.equal(asked().length, 1)
    await dictionary.items('another').catch(() => {})
    assert.equal(asked().length, 2)
    session.configure({ hotelId: '100102' })
    await dictionary.items()
    assert.equal(asked()[2]?.headers['x-eb-hotel'], '100102')
    session.resources.invalidate(dictionaryResource)
    await dictionary.items()
    assert.equal(asked().length, 4)
  })

  test('a failure rejects and is not cached', async () => {
    const { dictionary } = open()
    const fault = servers.proxy.inject({ match: 'api/cms-api/dict/', fault: 'html', times: 1 })
    await assert.rejects(dictionary.items(), { code: 'malformed' })
    assert.equal(fault.hits, 1)
    assert.equal((await dictionary.items()).length, 249)
  })
})
