import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { serveTests } from '@ebkit/testing'
import { openList } from '../testing/listFixture'
import { exportResource } from './exportResource'
import type { ExportProgress, ExportRequest } from './ListExport'

const path = 'merchant-api/eb/printer/export'

describe('a file of a resource that the gateway creates', () => {
  const servers = serveTests('manager')
  /** The list of printers and an export of it, with what was sent and reported. */
  async function open(columns: readonly string[] = ['printerName', 'usage'], locale = 'zh') {
    const fixture = await openList(servers)
    const { list, http, session, fetch } = fixture
    const sent: Record<string, unknown>[] = []
    const reported: ExportProgress[] = []
    const watched: typeof globalThis.fetch = (address, options) => {
      if (String(address).includes(path)) sent.push(JSON.parse(String(options?.body)))
      return fetch(address, options)
    }
    const given = {
      list,
      columns,
      locale,
      http,
      session,
      fetch: watched,
      title: '表',
      resource: 'merchant-api/printer',
    }
    return {
      ...fixture,
      sent,
      reported,
      make: (request: Partial<ExportRequest> = {}, signal = new AbortController().signal) =>
        exportResource(given, { scope: 'all', format: 'csv', ...request }, signal, (one) =>
          reported.push(one),
        ),
    }
  }
  const linesOf = async (content: Blob) => (await content.text()).trim().split('\r\n')

  test('contains what search, filters and sort select, under the gateway’s name', async () => {
    const { make, list, sent, reported, stop } = await open()
    await list.moveTo({
      search: '门',
      filters: { usage: { is: ['TICKET'] } },
      sort: { name: 'sn', direction: 'desc' },
    })
    const { name, content } = await make()
    assert.match(name, /^打印机.*\.csv$/)
    assert.match(content.type, /^text\/csv/)
    assert.deepEqual(sent, [
      {
        search: '门',
        filter: 'usage=TICKET',
        orderType: 'sn desc',
        columns: ['printerName', 'usage'],
        format: 'csv',
        lang: 'zh',
      },
    ])
    const [head, ...lines] = await linesOf(content)
    assert.equal(head, '打印机名称,用途')
    assert.ok(lines.length)
    assert.deepEqual(
      lines.map((line) => line.split(',')[0]),
      list.$state.get().page.rows.map(({ printerName }) => printerName),
    )
    assert.deepEqual(reported.at(-1), { bytes: content.size })
    stop()
  })

  test('contains the rows of the page, or the selected ones, by their keys', async () => {
    const { make, list, sent, rows, stop } = await open()
    const keys = rows().map(list.keyOf)
    assert.equal((await linesOf((await make({ scope: 'page' })).content)).length, keys.length + 1)
    list.selection.set([keys[1] as string, keys[0] as string])
    assert.equal((await linesOf((await make({ scope: 'selection' })).content)).length, 3)
    assert.deepEqual(
      sent.map((body) => [body.keys, body.search, body.filter, body.orderType]),
      [
        [keys, undefined, undefined, 'printerName asc'],
        [[keys[1], keys[0]], undefined, undefined, 'printerName asc'],
      ],
    )
    await list.toggleSort('sn')
    await list.moveTo({ sort: undefined })
    await make({ scope: 'page' })
    assert.equal(sent.at(-1)?.orderType, undefined)
    stop()
  })

  test('is English if the page is, or if its language is not supported', async () => {
    for (const locale of ['en', 'fr']) {
      const { make, stop } = await open(undefined, locale)
      assert.equal((await linesOf((await make()).content))[0], 'Printer name,Use')
      stop()
    }
  })

  test('is a workbook on request', async () => {
    const { make, stop } = await open()
    const { name, content } = await make({ format: 'xlsx' })
    assert.match(name, /\.xlsx$/)
    assert.equal(Buffer.from(await content.arrayBuffer()).toString('latin1', 0, 2), 'PK')
    stop()
  })

  test('omits columns that the gateway does not have', async () => {
    const { make, sent, stop } = await open(['printerName', 'drawnByThePage'])
    const [head] = await linesOf((await make()).content)
    assert.ok((head as string).split(',').length > 5, head)
    assert.deepEqual(
      sent.map(({ columns }) => columns),
      [['printerName', 'drawnByThePage'], []],
    )
    stop()
  })

  test('any other refusal is an error, and is not repeated', async () => {
    for (const status of [403, 404, 422]) {
      const { make, sent, stop } = await open()
      const body = { code: 'no', message: 'no' }
      const fault = servers.proxy.inject({ match: path, fault: 'status', status, body })
      await assert.rejects(make(), { code: 'http', status })
      assert.deepEqual([fault.hits, sent.length], [1, 1])
      fault.remove()
      stop()
    }
    const { make, sent, stop } = await open([])
    servers.proxy.inject({ match: path, fault: 'status', status: 400, body: { code: 'no' } })
    await assert.rejects(make(), { code: 'http', status: 400 })
    assert.equal(sent.length, 1, 'there are no columns to do without')
    stop()
  })

  test('an answer that is not a file is an error, and so is one that ends early', async () => {
    const { make, reported, stop } = await open()
    const json = servers.proxy.inject({ match: path, fault: 'json', body: { code: 0, data: {} }, times: 1 })
    await assert.rejects(make(), TypeError)
    assert.equal(json.hits, 1)
    const refused = servers.proxy.inject({
      match: path,
      fault: 'json',
      body: { code: 7, message: '太多' },
      times: 1,
    })
    await assert.rejects(make(), { code: 'refused', message: '太多' })
    assert.equal(refused.hits, 1)
    const cut = servers.proxy.inject({ match: path, fault: 'cutConnection' })
    await assert.rejects(make(), { code: 'network' })
    assert.equal(cut.hits, 2, 'asked for once more, as reading has no effect')
    assert.ok(reported.every(({ rows }) => rows === undefined))
    stop()
  })

  test('after cancelling, nothing is requested', async () => {
    const { make, sent, stop } = await open()
    await assert.rejects(make({}, AbortSignal.abort()), { code: 'aborted' })
    assert.equal(sent.length, 0)
    stop()
  })
})
