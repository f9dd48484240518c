import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import type { SelectionRule } from '@ebkit/protocol/schemas'
import { startTestGateway, type TestGateway } from '@ebkit/testing'

const place = '/merchant-api/eb/selection-rule'

let gateway: TestGateway
let manager: string
before(async () => {
  gateway = await startTestGateway()
  manager = await gateway.signIn('manager')
})
after(() => gateway.stop())

type Filter = Partial<SelectionRule['filter']>

const ruleOf = (of: SelectionRule['of'], filter: Filter = {}, except: string[] = []): SelectionRule => ({
  kind: 'rule',
  of,
  filter: { hotelId: '100101', ...filter },
  except,
})

const post = (call: string, body: unknown, cookie = manager) =>
  fetch(`${gateway.url}${place}/${call}`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

async function dataOf<Data>(answer: Response): Promise<Data> {
  const text = await answer.text()
  assert.equal(answer.status, 200, text)
  return (JSON.parse(text) as { data: Data }).data
}

interface Count {
  count: number
  ineligible: Record<string, number>
  exceptions: { key: string; reason: string }[]
}
const count = async (rule: SelectionRule, own: string[] = []) =>
  dataOf<Count>(await post('count', { rule, own }))

/** Every key that a rule selects. */
async function expand(rule: SelectionRule, own: string[] = []): Promise<string[]> {
  const keys: string[] = []
  for (let pageNum = 1; ; pageNum++) {
    const page = await dataOf<{ keys: string[]; total: number }>(
      await post('expand', { rule, own, pageNum, pageSize: 500 }),
    )
    keys.push(...page.keys)
    if (keys.length >= page.total || !page.keys.length) return keys
  }
}

const products = (condition: string) =>
  gateway.sql<{ key: string }>(
    `select ticket_product_id || ':' || product_type as key from ticket_product
     where (hotel_id = '100101' or ('100101' = any(apply_hotel_ids) and (is_brand_multiple = 1 or status = 'share')))
       and audit_status = 4 and ${condition} order by 1`,
  )
const sorted = (keys: readonly string[]) => [...keys].sort()

describe('selection rules', () => {
  test('select all products of a search that can be chosen, minus the exceptions, and count the others by reason', async () => {
    const rule = ruleOf('ticketProduct', { search: '双人', tab: '19', activityType: 23 })
    const [first = ''] = await expand(rule)
    const all = await products("product_name ilike '%双人%'")
    const whole = await count(rule)
    const left = Object.values(whole.ineligible).reduce((sum, number) => sum + number, 0)
    assert.equal(whole.count + left, all.length)
    assert.ok(whole.count > 0 && (whole.ineligible.otherActivity ?? 0) > 0, JSON.stringify(whole))
    const free = await products(`product_name ilike '%双人%' and supplier_account_status <> 1
      and not activity_types && '{23,24,25,32}' and product_spec_type <> 1 and is_brand_multiple <> 1
      and limit_time <> 1 and limit_sell <> 1`)
    assert.deepEqual(sorted(await expand(rule)), sorted(free.map(({ key }) => key)))
    const without = { ...rule, except: [first] }
    assert.equal((await count(without)).count, whole.count - 1)
    assert.ok(!(await expand(without)).includes(first))
    assert.deepEqual((await count(without)).exceptions, [])
  })

  test('products added later match, removed ones and those that are taken off the filter do not', async () => {
    const rule = ruleOf('ticketProduct', { search: '双人', where: { status: 'published' } })
    const before = await expand(rule)
    const [model = '', second = '', third = ''] = before
    const id = model.split(':')[0]
    const [{ columns = '' } = {}] = await gateway.sql<{ columns: string }>(
      `select string_agg(column_name, ', ') as columns from information_schema.columns
       where table_schema = 'public' and table_name = 'ticket_product' and is_generated = 'NEVER'`,
    )
    await gateway.sql(`insert into ticket_product (${columns}) select ${columns} from jsonb_populate_record(
      null::ticket_product, (select to_jsonb(p) || '{"ticket_product_id": "TP-ADDED-LATER", "product_name": "新增双人票"}'
        from ticket_product p where ticket_product_id = '${id}' limit 1))`)
    await gateway.sql(`delete from ticket_product where ticket_product_id = '${second.split(':')[0]}'`)
    await gateway.sql(
      `update ticket_product set status = 'offline' where ticket_product_id = '${third.split(':')[0]}'`,
    )
    const now = await expand(rule)
    assert.ok(now.some((key) => key.startsWith('TP-ADDED-LATER:')))
    assert.ok(!now.includes(second) && !now.includes(third))
    assert.equal(now.length, before.length - 1)
    const { count: number, exceptions } = await count({ ...rule, except: [second, third, model, 'x:ticket'] })
    assert.equal(number, now.length - 1)
    assert.deepEqual(
      exceptions.sort((one, other) => one.key.localeCompare(other.key)),
      [
        { key: second, reason: 'gone' },
        { key: third, reason: 'offShelf' },
        { key: 'x:ticket', reason: 'gone' },
      ].sort((one, other) => one.key.localeCompare(other.key)),
    )
  })

  test('being in the own activity excludes nothing; a row of another search is unmatched', async () => {
    const filter = { activityType: 23 }
    const [taken] = await products("supplier_account_status <> 1 and activity_types && '{23}'")
    assert.ok(taken)
    const rule = ruleOf('ticketProduct', filter)
    assert.ok(!(await expand(rule)).includes(taken.key))
    assert.ok((await expand(rule, [taken.key])).includes(taken.key))
    const [other] = await products("product_name not ilike '%双人%' and status <> 'offline'")
    const { exceptions } = await count(
      ruleOf('ticketProduct', { ...filter, search: '双人' }, [other?.key ?? '', taken.key]),
    )
    assert.ok(exceptions.some(({ key, reason }) => key === other?.key && reason === 'unmatched'))
  })

  test('categories and restaurant products are selected in the same way', async () => {
    const categories = await gateway.sql<{ id: string }>(
      "select ticket_category_id as id from ticket_category where hotel_id = '100101'",
    )
    const all = await count(ruleOf('ticketCategory', { tab: '24', activityType: 24 }))
    const left = Object.values(all.ineligible).reduce((sum, number) => sum + number, 0)
    assert.equal(all.count + left, categories.length)
    assert.ok((all.ineligible.splitAccounting ?? 0) > 0 && (all.ineligible.otherActivity ?? 0) > 0)
    assert.equal((await expand(ruleOf('ticketCategory', { search: '游船' }))).length, 1)

    const dishes = await gateway.sql<{ id: string }>(
      "select restaurant_product_id as id from restaurant_product where hotel_id = '100101' and status = 'PUBLISHED'",
    )
    const rule = ruleOf('restaurantProduct', { where: { status: 'PUBLISHED' } })
    const counted = await count(rule)
    assert.equal(counted.count + (counted.ineligible.otherActivity ?? 0), dishes.length)
    assert.equal((await expand(rule)).length, counted.count)
  })

  test('F-GW-1 F-GW-2 foreign stores, unknown names and broken rules are refused, and select nothing', async () => {
    const statusOf = async (rule: unknown, cookie?: string) => (await post('count', { rule }, cookie)).status
    const rule = ruleOf('ticketProduct')
    assert.equal(await statusOf(ruleOf('ticketProduct', { hotelId: '200101' })), 404)
    assert.equal(await statusOf(ruleOf('ticketProduct', { where: { chooseHotelId: '200101' } })), 404)
    assert.equal(await statusOf(ruleOf('ticketProduct', { where: { colour: 'red' } })), 400)
    assert.equal(await statusOf(ruleOf('restaurantProduct', { where: { hotelId: '100101' } })), 400)
    assert.equal(await statusOf({ ...rule, also: 1 }), 400)
    assert.equal(await statusOf({ ...rule, of: 'member' }), 400)
    assert.equal(await statusOf({ ...rule, except: ['a\0'] }), 400)
    assert.equal(await statusOf({ ...rule, except: Array(501).fill('a:b') }), 400)
    assert.equal(await statusOf(rule, ''), 401)
    const quoted = ruleOf('ticketProduct', { search: "' or 1=1 --" }, ["'; drop table ticket_product; --:x"])
    assert.equal((await count(quoted)).count, 0)
    const foreign = await gateway.sql<{ key: string }>(
      `select ticket_product_id || ':' || product_type as key from ticket_product where brand_id <> '1001' limit 1`,
    )
    if (foreign[0])
      assert.deepEqual((await count({ ...rule, except: [foreign[0].key] })).exceptions, [
        { key: foreign[0].key, reason: 'gone' },
      ])
  })
})
