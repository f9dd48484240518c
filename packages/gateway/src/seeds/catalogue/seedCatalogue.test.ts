import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { applications } from '@ebkit/domain'
import { startTestGateway, type TestGateway } from '@ebkit/testing'
import { columnName } from '../../database/columnName'
import { madeByHand } from './existingRows'
import { type CatalogueSeeding, seedCatalogue } from './seedCatalogue'

/** The soak run writes all rows. */
const scale = process.env.EB_SOAK ? 1 : 0.03

const resources = applications.flatMap((application) => application.resources)

describe('rows of all resources in the database', () => {
  let gateway: TestGateway
  const problems: string[] = []
  const seedAgain = (): CatalogueSeeding =>
    seedCatalogue(gateway.database, {
      scale,
      now: Date.UTC(2026, 10, 25, 14),
      onProblem: (error) => problems.push(String((error as Error).cause ?? error)),
    })
  const counts = async () => {
    const each = resources.map(
      ({ name }) => `select '${name}' as name, count(*)::int as rows from ${columnName(name)}`,
    )
    const found = await gateway.sql<{ name: string; rows: number }>(each.join(' union all '))
    return new Map(found.map(({ name, rows }) => [name, rows]))
  }
  const count = async (text: string) => {
    const [row] = await gateway.sql<{ count: number }>(`select count(*)::int as count from ${text}`)
    return row?.count
  }

  before(async () => {
    gateway = await startTestGateway()
    // Stopped in the middle, as a gateway may be stopped at any time.
    const cut = seedAgain()
    while (cut.progress().written < 400) await new Promise(setImmediate)
    await cut.stop()
    assert.equal(cut.progress().state, 'running')
    await seedAgain().done
  })
  after(() => gateway.stop())

  test('the database accepts all of them, and each table has some', async () => {
    assert.deepEqual(problems, [])
    const empty = [...(await counts())]
      .filter(([name, rows]) => !rows && !madeByHand.has(name))
      .map(([name]) => name)
    assert.deepEqual(empty, [])
  })

  test('seeding that was stopped went on: nothing is missing, and nothing is there twice', async () => {
    const [stored] = await gateway.sql<{ rows: number }>(
      "select sum(written)::int as rows from demo_seed where resource <> '*'",
    )
    const all = await counts()
    for (const { name } of resources) {
      const byHand = await gateway.sql<{ written: number }>(
        'select written from demo_seed where resource = $1',
        [name],
      )
      const [seeded] = byHand
      if (seeded) assert.equal(all.get(name), seeded.written, name)
    }
    assert.ok((stored?.rows ?? 0) > 3000)
  })

  test('a finished demo is left alone: rows that a person deleted do not come back', async () => {
    await gateway.sql('delete from point_record')
    const again = seedAgain()
    await again.done
    assert.equal(again.progress().state, 'done')
    assert.equal(await count('point_record'), 0)
  })

  test('each paid order has its codes, and their shares are what was paid', async () => {
    assert.equal(
      await count(`ticket_order o left join lateral (
        select count(*) as codes, count(*) filter (where status = 'USED') as used
        from ticket_code c where c.platform_order_id = o.platform_order_id) c on true
        where c.codes <> case when o.ship_type = 'mail' or o.status in ('WAIT_PAY', 'CLOSED') then 0 else o.quantity end
          or (o.status = 'COMPLETED' and o.ship_type = 'code' and c.used <> o.quantity)`),
      0,
    )
    assert.ok(((await count('ticket_code')) ?? 0) > 50)
  })

  test('each used code has one valid verification, at its time', async () => {
    assert.equal(
      await count(`ticket_code c where (select count(*) from ticket_verify_record v
        where v.code = c.code and v.status = 'VALID' and v.verify_time = c.verify_time)
        <> case when c.status = 'USED' then 1 else 0 end`),
      0,
    )
  })

  test('refunds are of refunded or locked pieces, and never above the payment', async () => {
    assert.equal(
      await count(`ticket_refund r join ticket_order o using (platform_order_id)
        where r.refund_quantity > o.quantity or (r.status = 'SUCCESS') <> (o.status = 'REFUNDED')
          or r.apply_amount > o.total_amount + o.postage`),
      0,
    )
    assert.equal(
      await count(`ticket_order o where o.status = 'REFUNDED' and not exists (select from ticket_refund r
        where r.platform_order_id = o.platform_order_id and r.status = 'SUCCESS')`),
      0,
    )
  })

  test('bills are the sums of their items', async () => {
    const sums = `settlement_bill b join lateral (
      select count(*) filter (where item_type in ('SALE', 'USE')) as orders,
        coalesce(sum(amount) filter (where item_type = 'REFUND'), 0) as refunded,
        sum(amount) filter (where item_type in ('SALE', 'USE')) as gross
      from settlement_item i where i.settlement_bill_id = b.settlement_bill_id
        and i.hotel_id = b.hotel_id and i.biz_type = b.biz_type) i on true`
    assert.equal(await count(`${sums} where i.orders = 0 and i.refunded = 0`), 0)
    const columns = await gateway.sql<{ name: string }>(
      "select column_name as name from information_schema.columns where table_name = 'settlement_bill'",
    )
    const known = new Set(columns.map(({ name }) => name))
    // A total that the gateway computes on reading has no column.
    const totals = { order_count: 'orders', refund_amount: 'refunded', order_amount: 'coalesce(i.gross, 0)' }
    for (const [column, sum] of Object.entries(totals))
      if (known.has(column)) assert.equal(await count(`${sums} where b.${column} <> ${sum}`), 0, column)
    assert.equal(
      await count(`ticket_verify_record v where status = 'VALID' and (select count(*) from settlement_item i
        where i.code_no = v.code and i.biz_type = 'TICKET' and i.item_type = 'USE') <> 1`),
      0,
    )
  })

  test('facts of orders agree with the orders', async () => {
    assert.equal(
      await count(`order_fact f where biz_line in ('TICKET', 'PASS') and not exists (select from ticket_order o
        where o.platform_order_id = f.order_no and o.pay_time = f.paid_at and o.quantity = f.quantity
          and o.hotel_id = f.store_id and o.buyer_phone = f.phone)`),
      0,
    )
    const paid = await count('ticket_order where pay_time is not null')
    assert.equal(await count("order_fact where biz_line in ('TICKET', 'PASS')"), paid)
    const paidDirectly = await count('direct_payment where paid_at is not null')
    assert.equal(await count("order_fact where biz_line = 'DIRECT'"), paidDirectly)
  })

  test('an order follows its member and its own past', async () => {
    assert.equal(
      await count(
        'ticket_order o join member m using (member_id) where o.buyer_phone is distinct from m.phone',
      ),
      0,
    )
    assert.equal(
      await count(`ticket_order o where pay_time < created_at or pay_time > '2026-11-25 22:00+08'
        or exists (select from ticket_code c where c.platform_order_id = o.platform_order_id and c.verify_time < o.pay_time)`),
      0,
    )
  })
})
