import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { until } from '@ebkit/testing'
import { isServiceError } from '../errors/ServiceError'
import { path, products, requestFixture } from './testing/requestFixture'

const { servers, open } = requestFixture()

describe('what a list asks the gateway', () => {
  test('W-LIST-6 W-LIST-8 code 0 and ‘0’ return the data; any other code fails with its message, and the rows stay', async () => {
    const list = open()
    await list.settled()
    const rows = list.state().page.rows
    const answer = { list: [{ ticketProductId: 'a' }], total: 1 }
    for (const code of [0, '0']) {
      const injected = servers.proxy.inject({
        match: path,
        fault: 'json',
        body: { code, data: answer },
        times: 1,
      })
      await list.reload()
      assert.ok(injected.hits)
      assert.deepEqual(list.keys(), ['a'])
    }
    await list.reload()
    assert.deepEqual(list.state().page.rows, rows)
    const body = { code: 500, message: '库存服务忙', data: answer }
    const injected = servers.proxy.inject({ match: path, fault: 'json', body, times: 1 })
    await list.reload()
    assert.ok(injected.hits)
    const { status, error, page } = list.state()
    assert.equal(status, 'failed')
    assert.ok(isServiceError(error, 'refused'))
    assert.equal(error.message, '库存服务忙')
    assert.deepEqual([page.rows, list.errors], [rows, [error]])
    await list.reload()
    assert.deepEqual([list.state().status, list.state().error], ['ready', undefined])
    list.stop()
  })

  test('W-LIST-11 reads pageNum, pageSize, list and total; an answer without paging has its rows in data and totalCount beside it', async () => {
    const list = open()
    await list.settled()
    assert.ok(list.state().page.total > 20)
    const injected = servers.proxy.inject({
      match: path,
      fault: 'json',
      body: { code: 0, message: '', data: [{ ticketProductId: 'x' }], totalCount: 77, pageSize: 20 },
      times: 1,
    })
    await list.reload()
    assert.ok(injected.hits)
    assert.deepEqual([list.keys(), list.state().page.total], [['x'], 77])
    list.options.source = { ...products, answer: { rows: 'result.items', total: 'result.count' } }
    const mapped = { code: 0, result: { items: [{ ticketProductId: 'y' }], count: 9 } }
    servers.proxy.inject({ match: path, fault: 'json', body: mapped, times: 1 })
    await list.reload()
    assert.deepEqual([list.keys(), list.state().page.total], [['y'], 9])
    list.stop()
  })

  test('an answer of the wrong shape is an error, never an empty list', async () => {
    const list = open()
    await list.settled()
    const keys = list.keys()
    for (const data of [null, 'rows', { list: 'none' }, 7]) {
      const injected = servers.proxy.inject({ match: path, fault: 'json', body: { code: 0, data }, times: 1 })
      await list.reload()
      assert.ok(injected.hits)
      assert.ok(isServiceError(list.state().error, 'malformed'), String(data))
      assert.deepEqual(list.keys(), keys)
    }
    const odd = { list: [null, 3, { ticketProductId: 'b' }, { ticketProductId: 'b' }, {}, {}], total: 'many' }
    servers.proxy.inject({ match: path, fault: 'json', body: { code: 0, data: odd }, times: 1 })
    await list.reload()
    assert.equal(new Set(list.keys()).size, 3, 'one key each, also where there is none or it is there twice')
    list.stop()
  })

  test('the newest answer wins, even if an older one arrives later', async () => {
    const list = open()
    await list.settled()
    const injected = servers.proxy.inject({
      match: path,
      fault: 'delay',
      milliseconds: 600,
      times: 1,
    } as never)
    const slow = list.setPage(2)
    await until(() => injected.hits, 'slow request')
    await list.setPage(3)
    const keys = list.keys()
    await slow
    assert.deepEqual([list.state().pageIndex, list.keys(), list.errors], [3, keys, []])
    list.stop()
  })
})

describe('selection', () => {
  test('stays across pages, and returns the rows that have been loaded', async () => {
    const list = open()
    await list.settled()
    const [first] = list.keys()
    list.selection.toggle(first as string)
    await list.setPage(2)
    const [other] = list.keys()
    list.selection.toggle(other as string)
    assert.deepEqual([...list.selection.$ids.get()], [first, other])
    assert.deepEqual(
      list.selectedRows().map((row) => row.ticketProductId),
      [first, other],
    )
    list.stop()
  })
})
