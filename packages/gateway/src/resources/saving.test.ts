import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, test } from 'node:test'
import { startTestGateway, type TestGateway } from '@ebkit/testing'
import {
  aPrinter,
  postageTemplates,
  printers,
  type ResourceClient,
  ticketProducts,
} from './testing/resourceClient'

describe('saving rows of a resource', () => {
  let gateway: TestGateway
  let own: ResourceClient
  let templates: ResourceClient
  let products: ResourceClient
  before(async () => {
    gateway = await startTestGateway()
    const cookie = await gateway.signIn('manager')
    own = printers(gateway, cookie)
    templates = postageTemplates(gateway, cookie)
    products = ticketProducts(gateway, cookie)
  })
  after(() => gateway.stop())

  const codes = async (body: unknown, client = own) => {
    const { status, code, data } = await client.save(body)
    assert.equal(status, 422)
    assert.equal(code, 422)
    return data.problems.map((problem) => `${problem.path} ${problem.code}`)
  }
  const saved = async (body: unknown, client = own) => {
    const { status, data, message } = await client.save(body)
    assert.equal(status, 200, message)
    return data as Record<string, unknown>
  }
  const count = async (where: string) =>
    (await gateway.sql<{ n: number }>(`select count(*)::int as n from printer where ${where}`))[0]?.n

  test('a new row has its key, version 1, defaults, the first state, and who made it', async () => {
    const row = await saved(aPrinter({ fontSize: undefined }))
    assert.match(`${row.printerId}`, /^\w{16,}$/)
    assert.deepEqual(
      [row.version, row.status, row.fontSize, row.autoCut, row.hotelId, row.createdBy, row.updatedBy],
      [1, 'ENABLED', 'NORMAL', true, '100101', '100192', '100192'],
    )
    assert.deepEqual((await own.detail(`${row.printerId}`)).data, row)
  })

  test('an edit changes only the given fields; its answer can be sent back unchanged', async () => {
    const made = await saved(aPrinter({ copies: 3, location: '  吧台  ' }))
    assert.equal(made.location, '吧台')
    const { printerId, version } = made
    const changed = await saved({ printerId, version, location: '大堂' })
    assert.deepEqual([changed.version, changed.location, changed.copies], [2, '大堂', 3])
    assert.equal((await saved(changed)).version, 3)
  })

  test('reports problems by field, by the rules of the form', async () => {
    assert.deepEqual(
      (await codes({ copies: 9, brandModel: 'NOPE', port: 'x' })).toSorted(),
      [
        'brandModel option',
        'copies between',
        'location required',
        'printerName required',
        'sn required',
        'usage required',
        ...['deviceKey required'],
      ].toSorted(),
    )
    assert.deepEqual(await codes(aPrinter({ ipAddress: '999.1.1.1', sn: '有空格 x' })), [
      'sn alphaNum',
      'ipAddress ipAddress',
    ])
    for (const body of [[], 'x', 1]) assert.equal((await own.save(body)).status, 400)
  })

  test('problems of a list within say which row', async () => {
    const template = {
      ...{ templateName: '按区域', shipFrom: ['浙江省', '杭州市'], carriers: ['SF'], chargeType: 'PIECE' },
      ...{ defaultFirstFee: 1000, defaultNextFee: 500 },
      regionRules: [
        { regions: [['上海市']], first: 1, firstFee: 800, next: 1, nextFee: 200 },
        { regions: [], first: 0, firstFee: -1, next: 1, nextFee: 0.5, extra: 1 },
      ],
    }
    assert.deepEqual((await codes(template, templates)).toSorted(), [
      'regionRules.1.extra unknownField',
      'regionRules.1.first minValue',
      'regionRules.1.firstFee minValue',
      'regionRules.1.nextFee money',
      'regionRules.1.regions required',
    ])
    const row = await saved({ ...template, regionRules: template.regionRules.slice(0, 1) }, templates)
    assert.deepEqual(row.regionRules, template.regionRules.slice(0, 1))
    assert.deepEqual(
      [row.productCount, row.isDefault, row.excludedHint],
      [0, false, '您所在的地区暂不支持配送'],
    )
  })

  test('F-GW-2 fields that there are not are refused; those of the gateway alone stay as they are', async () => {
    assert.deepEqual(await codes(aPrinter({ isAdmin: true, reportedState: 'ONLINE' })), [
      'isAdmin unknownField',
      'reportedState unknownField',
    ])
    const row = await saved(
      aPrinter({
        ...{
          status: 'DISABLED',
          pendingJobs: 99,
          onlineState: 'ONLINE',
          lastOnlineAt: '2020-01-01 00:00:00',
        },
        ...{
          createdBy: 'x',
          version: 77,
          createdAt: '2020-01-01 00:00:00',
          referenceLabels: { counterId: 'x' },
        },
      }),
    )
    assert.deepEqual(
      [row.status, row.pendingJobs, row.onlineState, row.lastOnlineAt, row.createdBy, row.version],
      ['ENABLED', 0, 'OFFLINE', null, '100192', 1],
    )
  })

  test('F-GW-1 rows are written into stores of the own, and never moved to another', async () => {
    assert.equal((await own.save(aPrinter({ hotelId: '100201' }))).status, 404)
    assert.equal((await own.save(aPrinter({ brandId: '1002' }))).status, 404)
    const row = await saved(aPrinter())
    const moved = { printerId: row.printerId, version: 1, hotelId: '100102' }
    assert.equal((await own.save(moved)).status, 404)
    assert.equal((await own.save({ printerId: 'PR10020101', version: 1 })).status, 404)
    const [foreign] = await gateway.sql("select version from printer where printer_id = 'PR10020101'")
    assert.deepEqual(foreign, { version: 1 })
  })

  test('F-GW-1 a row refers to rows of its own store only', async () => {
    for (const counterId of ['CT10010201', 'CT10020101', 'nope'])
      assert.deepEqual(await codes(aPrinter({ counterId })), ['counterId ref'])
    const row = await saved(aPrinter({ counterId: 'CT10010101' }))
    assert.deepEqual((row.referenceLabels as Record<string, unknown>).counterId, '前台 A')
  })

  test('F-GW-2 stores hostile values unchanged or refuses them, without a server error', async () => {
    const texts = ["'; drop table printer; --", '<script>1</script>', '{{7*7}}', '\\x00', '🖨️', 'a‮b']
    for (const location of texts) assert.equal((await saved(aPrinter({ location }))).location, location)
    assert.equal((await saved(aPrinter({ location: 'a\0b' }))).location, 'ab')
    for (const more of [
      ...[{ location: {} }, { location: ['x'] }, { copies: 1e300 }, { copies: '1' }, { autoCut: 'yes' }],
      ...[{ port: 1.5 }, { location: 'x'.repeat(100_000) }, { brandModel: null }, { counterId: { a: 1 } }],
      { usage: ['RECEIPT'] },
    ])
      assert.equal((await own.save(aPrinter(more))).status, 422, JSON.stringify(more).slice(0, 60))
    const nested = `{"printerName":${'['.repeat(50_000)}${']'.repeat(50_000)}}`
    const answer = await own.ask('save', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-eb-idempotency-key': 'nested-nested-nested' },
      body: nested,
    })
    assert.equal(answer.status, 400)
  })

  test('a name that is taken is a problem of its field, also when two save it at once', async () => {
    assert.deepEqual(await codes(aPrinter({ printerName: ' 中餐热厨 ' })), ['printerName unique'])
    const twice = await Promise.all(
      Array.from({ length: 8 }, () => own.save(aPrinter({ printerName: '同名打印机' }))),
    )
    assert.deepEqual(twice.map(({ status }) => status).toSorted(), [200, ...Array(7).fill(422)])
    for (const { status, data } of twice)
      if (status === 422) assert.deepEqual(data.problems, [{ path: 'printerName', code: 'unique' }])
    assert.equal(await count("printer_name = '同名打印机'"), 1)
    const other = await saved(aPrinter({ printerName: '同名打印机', hotelId: '100102' }))
    assert.equal(other.hotelId, '100102', 'another store may have it')
  })

  test('F-FO-4 the second of two concurrent edits gets 409 with the current row', async () => {
    const row = await saved(aPrinter())
    const { printerId } = row
    await saved({ printerId, version: 1, location: '甲' })
    const late = await own.save({ printerId, version: 1, location: '乙' })
    assert.deepEqual([late.status, late.code], [409, 409])
    const current = late.data.current as Record<string, unknown>
    assert.deepEqual([current.location, current.version], ['甲', 2])
    assert.deepEqual(await codes({ printerId, location: '丙' }), ['version required'])
    const all = await Promise.all(
      Array.from({ length: 10 }, (_, index) => own.save({ printerId, version: 2, location: `${index}` })),
    )
    assert.deepEqual(all.map(({ status }) => status).toSorted(), [200, ...Array(9).fill(409)])
  })

  test('a secret is never sent back; left blank it stays; while it is hidden it is not kept', async () => {
    const secret = async (id: unknown) =>
      (
        await gateway.sql<{ device_key: string | null }>(
          'select device_key from printer where printer_id = $1',
          [id],
        )
      )[0]?.device_key
    const row = await saved(
      aPrinter({ connectType: 'CLOUD', deviceKey: 'top-secret', ipAddress: '<not checked>' }),
    )
    assert.ok(!JSON.stringify(row).includes('top-secret'))
    assert.equal(row.ipAddress, null, 'of a connection that has none')
    assert.equal(await secret(row.printerId), 'top-secret')
    for (const deviceKey of [undefined, '', null]) {
      const { version } = (await own.detail(`${row.printerId}`)).data
      await saved({ printerId: row.printerId, version, deviceKey })
      assert.equal(await secret(row.printerId), 'top-secret')
    }
    const { version } = (await own.detail(`${row.printerId}`)).data
    await saved({ printerId: row.printerId, version, connectType: 'USB' })
    assert.equal(await secret(row.printerId), null)
  })

  test('a ticket product: ranges, flags, specs, and its computed fields', async () => {
    const { data } = await products.list({ filter: 'productSpecType=0&productType=ticket', pageSize: 1 })
    const { data: like } = await products.detail(`${data.list[0]?.ticketProductId}`)
    const { ticketProductId: _, ...copy } = like as Record<string, unknown>
    const spec = { specName: '成人', salePrice: 9800, inventory: 10, sold: 500 }
    const row = await saved(
      {
        ...copy,
        productName: '新票',
        productSpecType: 1,
        specs: [spec, { ...spec, specName: '儿童', salePrice: 4900 }],
        productStatusVmo: { limitTime: 1, limitSell: 0, zhiLianPass: 0, zhiLianRoom: 0 },
        dailySaleTime: { start: '09:00', end: '17:30' },
        unusableDates: [{ dates: { start: '2027-02-01', end: '2027-02-07' }, reason: '春节' }],
        unusableWeekdays: [0, 6],
      },
      products,
    )
    assert.deepEqual(
      [row.minSalePrice, row.salePrice, row.status, row.auditStatus, row.soldCount, row.statusName],
      [4900, 4900, 'new', 2, 0, '待审核'],
    )
    assert.deepEqual(row.dailySaleTime, { start: '09:00', end: '17:30' })
    assert.deepEqual(row.productStatusVmo, { limitTime: 1, limitSell: 0, zhiLianPass: 0, zhiLianRoom: 0 })
    assert.deepEqual(
      (row.specs as { sold: number }[]).map(({ sold }) => sold),
      [0, 0],
      'who saves does not say how many were sold',
    )
    assert.deepEqual(row.unusableWeekdays, [0, 6])
  })

  test('what says nothing is kept as nothing, whatever it is written as', async () => {
    for (const nothing of ['', null, [], {}, '   ']) {
      const { counterId, ...row } = await saved(aPrinter({ counterId: nothing, fontSize: nothing }))
      assert.deepEqual([counterId, row.fontSize], [null, 'NORMAL'], JSON.stringify(nothing))
    }
  })

  test('F-GW-2 numbers beyond a column’s range are a problem of their field', async () => {
    const { data } = await products.list({ filter: 'status=offline', pageSize: 1 })
    const { ticketProductId, version } = data.list[0] ?? {}
    const edit = { ticketProductId, version, memberLimit: 9_007_199_254_740_991 }
    assert.deepEqual(await codes(edit, products), ['memberLimit maxValue'])
    assert.equal((await products.save({ ...edit, memberLimit: 2_147_483_647 })).status, 200)
  })

  describe('F-FO-1 a save that is sent again', () => {
    let key: string
    beforeEach(() => {
      key = crypto.randomUUID()
    })
    const header = () => ({ 'x-eb-idempotency-key': key })

    test('F-FO-1 fifty at once with one key make one row, and all answer it', async () => {
      const body = aPrinter()
      const answers = await Promise.all(Array.from({ length: 50 }, () => own.save(body, header())))
      assert.deepEqual([...new Set(answers.map(({ status }) => status))], [200])
      assert.equal(new Set(answers.map(({ data }) => data.printerId)).size, 1)
      assert.equal(await count(`sn = '${body.sn}'`), 1)
    })

    test('F-FO-1 an edit whose answer was lost answers as the first time, and is done once', async () => {
      const { printerId } = await saved(aPrinter())
      const edit = { printerId, version: 1, location: '改过' }
      const first = await own.save(edit, header())
      await saved({ printerId, version: 2, location: '又改' })
      assert.deepEqual((await own.save(edit, header())).data, first.data)
      assert.equal((await own.detail(`${printerId}`)).data.location, '又改')
    })

    test('the key of one request is not taken for another, in another store or by another user', async () => {
      const body = aPrinter()
      await own.save(body, header())
      const other = await own.save(aPrinter(), header())
      assert.deepEqual([other.status, other.code], [422, 'idempotencyMismatch'])
      assert.equal((await own.save({ ...body, hotelId: '100102' }, header())).code, 'idempotencyMismatch')
      const admin = printers(gateway, await gateway.signIn('admin'))
      assert.equal((await admin.save(aPrinter(), header())).status, 200)
    })

    test('a save that was refused leaves its key free', async () => {
      const body = aPrinter({ copies: 99 })
      assert.equal((await own.save(body, header())).status, 422)
      assert.equal((await own.save({ ...body, copies: 1 }, header())).status, 200)
    })

    test('keys are kept for a day, and checked', async () => {
      const body = aPrinter()
      await own.save(body, header())
      await gateway.sql(
        "update idempotency_key set created_at = now() - interval '25 hours' where key = $1",
        [key],
      )
      await own.save(aPrinter(), { 'x-eb-idempotency-key': crypto.randomUUID() })
      assert.equal((await gateway.sql('select from idempotency_key where key = $1', [key])).length, 0)
      for (const wrong of ['short', 'x'.repeat(65), 'with blanks and signs!'])
        assert.equal((await own.save(aPrinter(), { 'x-eb-idempotency-key': wrong })).status, 400)
    })
  })
})
