import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import { cookieFetch, serveTests, until } from '@ebkit/testing'
import { createHttp, type Http } from '../http/createHttp'
import { createSession } from '../session/createSession'
import { readRows } from './readRows'

describe('rows of a resource as options', () => {
  const servers = serveTests('manager')
  const counters = { resource: 'merchant-api/counter', display: 'counterName' }
  let http: Http
  before(() => {
    const fetch = cookieFetch(servers.cookie)
    const session = createSession(undefined, fetch)
    session.configure({ gateway: servers.proxy.url })
    http = createHttp({ session, fetch, pause: 1 })
  })
  const asked = () => new URL(servers.proxy.requests.at(-1)?.path ?? '', servers.proxy.url).searchParams

  test('the first 200 by name: keys with labels', async () => {
    const { options, isMore } = await readRows(http, counters)
    const rows = await servers.gateway.sql<{ counter_id: string; counter_name: string }>(
      "select counter_id, counter_name from counter where hotel_id = '100101'",
    )
    assert.ok(rows.length > 3)
    assert.deepEqual(
      options.map(({ value, label }) => [value, label.zh]).sort(),
      rows.map((row) => [row.counter_id, row.counter_name]).sort(),
    )
    assert.equal(isMore, false)
    assert.deepEqual(Object.fromEntries(asked()), { pageSize: '200', orderType: 'counterName asc' })
  })

  test('rows that contain the search words and match the field’s condition', async () => {
    const { options } = await readRows(
      http,
      { ...counters, filter: 'counterType=TICKET' },
      { search: '东门' },
    )
    assert.deepEqual(
      options.map(({ label }) => label.zh),
      ['东门售票窗口'],
    )
    assert.deepEqual([asked().get('search'), asked().get('filter')], ['东门', 'counterType=TICKET'])
  })

  test('rows with given keys: all of them, whatever the condition', async () => {
    const { options: all } = await readRows(http, counters)
    const keys = all.slice(0, 2).map(({ value }) => String(value))
    const { options, isMore } = await readRows(http, { ...counters, filter: 'counterType=NONE' }, { keys })
    assert.deepEqual(options.map(({ value }) => value).sort(), keys.sort())
    assert.equal(isMore, false)
    assert.equal(asked().get('pageSize'), '2')
  })

  test('keys are literal in the condition, with any characters', async () => {
    const { options } = await readRows(http, counters, { keys: ['a|b&c=%d'] })
    assert.deepEqual(options, [])
  })

  test('a full page reports that there are more; a row without a name is labelled by its key', async () => {
    const list = Array.from({ length: 200 }, (_, index) => ({
      code: index,
      counterName: index ? `n${index}` : null,
    }))
    servers.proxy.inject({
      match: 'merchant-api/eb/counter/list',
      fault: 'json',
      body: { code: 0, data: { list } },
    })
    const { options, isMore } = await readRows(http, { ...counters, keyName: 'code' })
    assert.equal(isMore, true)
    assert.deepEqual(options.slice(0, 2), [
      { value: '0', label: { zh: '0' } },
      { value: '1', label: { zh: 'n1' } },
    ])
    const asOne = await readRows(http, { ...counters, keyName: 'code' }, { keys: ['1'] })
    assert.equal(asOne.isMore, false, 'of keys nobody searches for more')
  })

  test('an answer that is not a list is an error, never an empty option list', async () => {
    for (const data of [null, {}, { list: 'none' }, 7]) {
      const fault = servers.proxy.inject({
        match: 'merchant-api/eb/counter/list',
        fault: 'json',
        body: { code: 0, data },
        times: 1,
      })
      await assert.rejects(readRows(http, counters), TypeError, JSON.stringify(data))
      assert.equal(fault.hits, 1)
    }
  })

  test('aborting rejects at once', async () => {
    const stopping = new AbortController()
    const held = servers.proxy.inject({ match: 'merchant-api/eb/counter/list', fault: 'hold' })
    const reading = readRows(http, counters, { signal: stopping.signal })
    await until(() => held.hits)
    stopping.abort()
    await assert.rejects(reading, { code: 'aborted' })
    held.release()
  })
})
