import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { cookieFetch, serveTests } from '@ebkit/testing'
import { createHttp } from '../http/createHttp'
import { createSession } from '../session/createSession'
import { createRowService, type Row } from './rows'

describe('rows of a resource', () => {
  const servers = serveTests('manager', { keepsBodies: true })
  const printers = 'merchant-api/printer'
  function open() {
    const fetch = cookieFetch(servers.cookie)
    const session = createSession(undefined, fetch)
    session.configure({ gateway: servers.proxy.url, hotelId: '100101' })
    return createRowService(createHttp({ session, fetch, pause: 1 }))
  }
  const sent = (path: string) => servers.proxy.requests.filter((request) => request.path.includes(path))
  const name = ({ printerName }: Row) => printerName

  let made = 0
  const addPrinter = (rows: ReturnType<typeof open>, printerName: string) =>
    rows.save(printers, {
      ...{ printerName, sn: `T${++made}`, brandModel: 'XINYE', usage: 'RECEIPT', paperWidth: '80' },
      ...{ connectType: 'WIFI', ipAddress: '192.168.1.9', port: 9100, location: '前台', copies: 1 },
    })

  test('are saved, read, changed by key and version, and deleted', async () => {
    const rows = open()
    const added = await addPrinter(rows, '后厨甲')
    const printerId = String(added.printerId)
    assert.equal(name(await rows.read(printers, { printerId })), '后厨甲')
    const changed = await rows.save(printers, { printerId, version: added.version, printerName: '后厨乙' })
    assert.equal(name(changed), '后厨乙')
    assert.equal(changed.sn, added.sn)
    await assert.rejects(rows.save(printers, { printerId, version: added.version, printerName: '丙' }), {
      status: 409,
    })
    assert.deepEqual(await rows.remove(printers, [printerId, '0'], 'zh'), {
      deleted: [printerId],
      failed: [{ key: '0', code: 'notFound', message: '该记录不存在或已被删除' }],
    })
    await assert.rejects(rows.read(printers, { printerId }), { status: 404 })
  })

  test('each save has its own key, so that the gateway recognises a repetition', async () => {
    const rows = open()
    await addPrinter(rows, '一')
    await addPrinter(rows, '二')
    const keys = sent('printer/save').map(({ headers }) => headers['x-eb-idempotency-key'])
    assert.equal(keys.length, 2)
    assert.ok(keys.every(Boolean))
    assert.notEqual(keys[0], keys[1])
  })

  test('are listed by condition, words, order and page; only given parameters are sent', async () => {
    const rows = open()
    for (const printerName of ['清单甲', '清单乙', '清单丙']) await addPrinter(rows, printerName)
    const all = await rows.list(printers, {})
    assert.equal(all.rows.length, all.total)
    assert.deepEqual(JSON.parse(`${sent('printer/list').at(-1)?.body}`), { pageSize: 1000 })
    const question = { search: '清单', sort: 'printerName asc', most: 2 }
    const first = await rows.list(printers, question)
    assert.equal(first.total, 3)
    const second = await rows.list(printers, { ...question, page: 2 })
    assert.deepEqual([first.rows.length, second.rows.length], [2, 1])
    const names = [...first.rows, ...second.rows].map(name)
    assert.equal(new Set(names).size, 3)
    const turned = await rows.list(printers, { search: '清单', sort: 'printerName desc' })
    assert.deepEqual(turned.rows.map(name), [...names].reverse())
    const filter = `printerName=${'清单乙'}`
    assert.deepEqual((await rows.list(printers, { filter })).rows.map(name), ['清单乙'])
    assert.equal(await rows.count(printers, filter), 1)
    assert.equal(await rows.count(printers, ''), all.total)
  })

  test('a row of a tree is moved below another one, or before a sibling', async () => {
    const rows = open()
    const departments = 'employee-api/department'
    const add = (departmentName: string, parentId?: string) =>
      rows.save(departments, { departmentName, ...(parentId && { parentId }) })
    const top = await add('上级')
    const one = await add('甲', String(top.departmentId))
    const other = await add('乙')
    const moved = await rows.move(departments, {
      key: String(other.departmentId),
      version: Number(other.version),
      parent: String(top.departmentId),
      before: String(one.departmentId),
    })
    assert.equal(moved.parentId, top.departmentId)
    const below = await rows.list(departments, { filter: `parentId=${top.departmentId}`, sort: 'sortNo asc' })
    assert.deepEqual(
      below.rows.map(({ departmentName }) => departmentName),
      ['乙', '甲'],
    )
  })
})
