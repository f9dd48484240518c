import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { startTestGateway, type TestGateway } from '@ebkit/testing'
import { insertRow } from '../../behaviour/testing/insertRow'
import { type Row, type TicketShop, ticketShop } from '../../behaviour/testing/ticketShop'

const invoices = 'payment-api/eb/platform-invoice'

describe('applications for invoices of the platform', () => {
  let gateway: TestGateway
  let shop: TicketShop
  let made = 0
  before(async () => {
    gateway = await startTestGateway()
    shop = ticketShop(gateway, await gateway.signIn('admin'))
    await insertRow(gateway, 'invoice_title', {
      ...{ invoice_title_id: 'title', title_name: '云栖文旅', receiver_name: '王小明' },
      ...{ receiver_phone: '13800001234', receiver_email: 'finance@yunqi.example' },
    })
    for (const [index, hotel] of ['100101', '100102', '100101'].entries())
      await insertRow(gateway, 'settlement_bill', {
        ...{ hotel_id: hotel, store_id: hotel, settlement_bill_id: `bill${index}`, bill_no: `B${index}` },
        ...{
          biz_type: 'TICKET',
          period_start: `2020-01-0${index + 1}`,
          status: 'SETTLED',
          invoice_status: 'NONE',
        },
      })
    await insertRow(gateway, 'recharge', {
      ...{ hotel_id: '100101', recharge_id: 'recharge', recharge_no: 'R0', account_type: 'SMS' },
      ...{ amount: 50_000, status: 'PAID', invoice_status: 'NONE', pay_method: 'WECHAT' },
    })
  })
  after(() => gateway.stop())

  async function application(status: string, rows: Row): Promise<string> {
    const key = `application${++made}`
    await insertRow(gateway, 'platform_invoice', {
      ...{ platform_invoice_id: key, apply_no: key, fee_type: 'SERVICE', invoice_title_id: 'title' },
      ...{
        invoice_kind: 'NORMAL',
        receiver_email: 'finance@yunqi.example',
        status,
        reject_reason: '抬头有误',
      },
      ...rows,
    })
    return key
  }
  const invoiceStatus = async (table: string) =>
    (await shop.rows(table, `invoice_status is not null and brand_id = '1001' order by ${table}_id`)).map(
      (row) => row.invoice_status,
    )

  test('platformInvoice.resubmit: its bills and recharges are applied for again, each only once', async () => {
    const taken = await application('REJECTED', { bill_ids: ['bill0'] })
    const key = await application('REJECTED', { bill_ids: ['bill0', 'bill1'], recharge_ids: ['recharge'] })
    const row = await shop.acted(invoices, 'resubmit', key)
    assert.deepEqual([row.status, row.rejectReason, Boolean(row.appliedAt)], ['APPLIED', null, true])
    const stored = await shop.rows('settlement_bill', "settlement_bill_id in ('bill0', 'bill1', 'bill2')")
    assert.deepEqual(Object.fromEntries(stored.map((bill) => [bill.bill_no, bill.invoice_status])), {
      B0: 'APPLIED',
      B1: 'APPLIED',
      B2: 'NONE',
    })
    assert.deepEqual(await invoiceStatus('recharge'), ['APPLIED'])
    const { status, code, message, data } = await shop.act(invoices, 'resubmit', taken)
    assert.deepEqual([status, code, data.numbers], [422, 'applied-elsewhere', ['B0']], message)
    assert.equal((await shop.row('platform_invoice', `platform_invoice_id = '${taken}'`)).status, 'REJECTED')
  })

  test('platformInvoice.resubmit: an invoice that was issued keeps its bills; without rows there is nothing to invoice', async () => {
    await application('ISSUED', { bill_ids: ['bill2'] })
    const refused = async (rows: Row) =>
      (await shop.act(invoices, 'resubmit', await application('REJECTED', rows))).code
    assert.equal(await refused({ bill_ids: ['bill2'] }), 'applied-elsewhere')
    assert.equal(await refused({}), 'nothing-to-invoice')
  })

  async function apply(rows: Row) {
    return shop.post(`${invoices}/save`, {
      ...{ feeType: 'SERVICE', invoiceTitleId: 'title', invoiceKind: 'NORMAL' },
      ...{ receiverEmail: 'finance@yunqi.example', ...rows },
    })
  }

  test('a new application claims its bills; without rows, or with those of another one, it is refused', async () => {
    await insertRow(gateway, 'settlement_bill', {
      ...{ hotel_id: '100102', store_id: '100102', settlement_bill_id: 'bill3', bill_no: 'B3' },
      ...{ biz_type: 'TICKET', period_start: '2020-02-01', status: 'SETTLED', invoice_status: 'NONE' },
    })
    const made = await apply({ billIds: ['bill3'] })
    assert.equal(made.status, 200, made.message)
    assert.deepEqual([made.data.status, Boolean(made.data.appliedAt)], ['APPLIED', true])
    assert.match(String(made.data.applyNo), /^FP\d{14,}$/)
    assert.equal(
      (await shop.row('settlement_bill', "settlement_bill_id = 'bill3'")).invoice_status,
      'APPLIED',
    )
    const again = await apply({ billIds: ['bill3'] })
    assert.deepEqual([again.status, again.code, again.data.numbers], [422, 'applied-elsewhere', ['B3']])
    assert.equal((await apply({})).code, 'nothing-to-invoice')
  })

  test('only a rejected application changes', async () => {
    const save = async (key: string) => {
      const { version } = (await shop.get(`${invoices}/detail?platformInvoiceId=${key}`)).data
      return shop.post(`${invoices}/save`, { platformInvoiceId: key, version, remark: '改' })
    }
    for (const status of ['APPLIED', 'ISSUED', 'CANCELLED', 'RED'])
      assert.equal((await save(await application(status, {}))).code, 'submitted', status)
    assert.equal((await save(await application('REJECTED', {}))).status, 200)
  })
})
