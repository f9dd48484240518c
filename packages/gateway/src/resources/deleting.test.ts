import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { startTestGateway, type TestGateway } from '@ebkit/testing'
import { startBusiness } from '../behaviour/testing/business'
import {
  aPrinter,
  postageTemplates,
  printers,
  type ResourceClient,
  resourceClient,
  ticketProducts,
} from './testing/resourceClient'

interface Failed {
  readonly key: string
  readonly code: string
  readonly message: string
}

describe('deleting rows of a resource', () => {
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

  const failures = (data: unknown) => (data as { failed: Failed[] }).failed
  const make = async (more: object = {}) => `${(await own.save(aPrinter({ ...more }))).data.printerId}`

  test('those that can go are gone, the others are named with a reason', async () => {
    const key = await make()
    const { status, data } = await own.delete([key, key, 'nope', 'PR10010201', 'PR10020101'])
    assert.equal(status, 200)
    assert.deepEqual(data.deleted, [key])
    assert.deepEqual(
      failures(data).map((failure) => [failure.key, failure.code]),
      [
        ['nope', 'notFound'],
        ['PR10010201', 'notFound'],
        ['PR10020101', 'notFound'],
      ],
      'F-GW-1 rows of other stores and brands as if they did not exist',
    )
    assert.equal((await own.detail(key)).status, 404)
    assert.equal(
      (await gateway.sql("select from printer where printer_id in ('PR10010201', 'PR10020101')")).length,
      2,
    )
  })

  test('a template that products use stays, and says how many use it', async () => {
    const [used] = await gateway.sql<{ id: string; products: number }>(`
      select postage_template_id as id, count(*)::int as products from ticket_product
      where hotel_id = '100101' and postage_template_id <> 'PT10010101' group by 1 limit 1`)
    assert.ok(used && used.products > 0)
    const { data } = await templates.delete([used.id, 'PT10010101', 'PT10010108'])
    assert.deepEqual(data.deleted, ['PT10010108'])
    const [isDefault, referenced] = failures(data)
    assert.equal(isDefault?.code, 'isDefault')
    assert.deepEqual(referenced, {
      key: used.id,
      code: 'referenced',
      message: `正被 ${used.products} 个票务商品 使用，不能删除`,
    })
    const { data: english } = await templates.delete([used.id], { lang: 'en' })
    assert.match(
      failures(english)[0]?.message ?? '',
      new RegExp(`^It is used by ${used.products} × Ticket product`),
    )
  })

  test('rows that refer to one another go together, and stay together', async () => {
    const back = await make()
    const front = await make({ backupPrinterId: back })
    const further = await make({ backupPrinterId: front })
    const alone = await own.delete([back])
    assert.deepEqual(
      failures(alone.data).map(({ code }) => code),
      ['referenced'],
    )
    const some = await own.delete([back, front])
    assert.deepEqual(some.data.deleted, [], 'the one stays, so the other does')
    assert.equal(failures(some.data).length, 2)
    assert.deepEqual((await own.delete([back, front, further])).data.deleted, [back, front, further])
  })

  test('a row of the brand that is used in a store that the user does not see stays', async () => {
    const grades = resourceClient(
      gateway,
      await gateway.signIn('manager'),
      'member-api/eb/member-grade',
      'memberGradeId',
    )
    await gateway.sql("update role set permissions = '{*}', role_level = 'BRAND' where role_id = '1001-r2'")
    await gateway.sql(`insert into member_grade (brand_id, member_grade_id, grade_name, level, card_face)
      values ('1001', 'MG-hidden', '别店用', 91, '/demo/products/boat.svg')`)
    const business = await startBusiness(gateway)
    const user = await business.add('ticketPromotion', { memberGradeIds: ['MG-hidden'] }, '100104')
    const { data } = await grades.delete(['MG-hidden'])
    assert.deepEqual([data.deleted, failures(data).map(({ code }) => code)], [[], ['referenced']])
    await business.set('ticketPromotion', user, { member_grade_ids: "'{}'" })
    assert.deepEqual((await grades.delete(['MG-hidden'])).data.deleted, ['MG-hidden'])
  })

  test('a product that is on sale stays', async () => {
    const of = async (filter: string) =>
      `${(await products.list({ filter, pageSize: 1 })).data.list[0]?.ticketProductId}`
    const [sold, offline] = [await of('status=published'), await of('status=offline')]
    const { data } = await products.delete([sold, offline])
    assert.deepEqual(data.deleted, [offline])
    assert.equal(failures(data)[0]?.code, 'onSale')
  })

  test('a row that begins to be used while another deletes it is not lost, nor is its user', async () => {
    for (let round = 0; round < 10; round++) {
      const key = await make()
      const [deleted, made] = await Promise.all([
        own.delete([key]),
        own.save(aPrinter({ backupPrinterId: key })),
      ])
      const isGone = (deleted.data.deleted as string[]).length === 1
      assert.deepEqual([deleted.status, made.status], [200, isGone ? 422 : 200])
    }
  })

  test('refuses more than a thousand keys, and anything but a list of keys', async () => {
    assert.equal((await own.delete(Array.from({ length: 1001 }, (_, n) => `${n}`))).status, 400)
    assert.equal((await own.delete('x' as never)).status, 400)
    assert.deepEqual((await own.delete([])).data, { deleted: [], failed: [] } as never)
    assert.equal((await own.delete(['a\0b'])).status, 400)
  })
})
