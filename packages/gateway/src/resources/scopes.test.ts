import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { startTestGateway, type TestGateway } from '@ebkit/testing'
import { type ResourceClient, resourceClient } from './testing/resourceClient'

describe('rows of brands, stores and platform', () => {
  let gateway: TestGateway
  let admin: string
  let manager: string
  before(async () => {
    gateway = await startTestGateway()
    admin = await gateway.signIn('admin')
    manager = await gateway.signIn('manager')
  })
  after(() => gateway.stop())

  const categories = (cookie: string): ResourceClient =>
    resourceClient(gateway, cookie, 'merchant-api/eb/merchant-category', 'merchantCategoryId')

  async function makeCategory(name: string, more: object = {}): Promise<Record<string, unknown>> {
    const body = { categoryName: name, icon: '/pictures/products/hills.svg', ...more }
    const { status, data, message } = await categories(admin).save(body)
    assert.equal(status, 200, message)
    return data
  }

  test('rows of a brand are read in every store and written by roles of the brand only', async () => {
    const made = await makeCategory('全店')
    await gateway.sql("update role set permissions = '{*}' where role_name = '门店店长'")
    const own = categories(manager)
    const key = String(made.merchantCategoryId)
    assert.equal((await own.detail(key)).data.categoryName, '全店')
    assert.equal((await own.save({ ...made, referenceLabels: undefined })).status, 403)
    assert.equal((await own.delete([key])).status, 403)
  })

  test('a row of a tree cannot be moved below itself, also by two moves at the same moment', async () => {
    const top = await makeCategory('上')
    const middle = await makeCategory('中', { parentId: top.merchantCategoryId })
    const move = (row: Record<string, unknown>, parentId: unknown) =>
      categories(admin).save({
        merchantCategoryId: row.merchantCategoryId,
        version: row.version,
        parentId,
      })
    const below = await move(top, middle.merchantCategoryId)
    assert.deepEqual(
      [below.status, below.data.problems.map(({ path, code }) => `${path} ${code}`)],
      [422, ['parentId circle', 'parentId tooDeep']],
    )
    for (let round = 0; round < 5; round++) {
      const [one, other] = [await makeCategory(`甲${round}`), await makeCategory(`乙${round}`)]
      const answers = await Promise.all([
        move(one, other.merchantCategoryId),
        move(other, one.merchantCategoryId),
      ])
      assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 422])
    }
  })

  test('a singleton has its defaults and version 0 until it is saved; of two first saves one succeeds', async () => {
    const settings = resourceClient(gateway, admin, 'cms-api/eb/client-style', 'brandId')
    const { data } = await settings.detail('1001')
    assert.deepEqual([data.version, data.brandId], [0, '1001'])
    const answers = await Promise.all([settings.save({ version: 0 }), settings.save({ version: 0 })])
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409])
    assert.equal((await settings.detail('1001')).data.version, 1)
    assert.equal((await settings.save({ version: 0 })).status, 409)
    assert.equal((await settings.list()).status, 404)
  })

  test('platform rows are read by every brand and written by none', async () => {
    const links = resourceClient(gateway, admin, 'merchant-api/eb/link-entry', 'linkEntryId')
    assert.equal((await links.list()).status, 200)
    assert.equal((await links.save({})).status, 404)
    assert.equal((await links.delete(['x'])).status, 404)
  })

  test('references have the names of their rows, in lists, details and files, also in stores that the user does not see; unknown rows keep their keys', async () => {
    const [person] = await gateway.sql<{ id: string }>(
      `update employee set role_ids = '{1001-r2,1001-r5}', manage_hotel_ids = '{100101,100105,100199,100201}'
        where employee_id = '100101-e001' returning employee_id as id`,
    )
    const staff = resourceClient(gateway, manager, 'employee-api/eb/employee', 'employeeId')
    const [unseen] = await gateway.sql<{ name: string }>(
      "select hotel_name as name from hotel where hotel_id = '100105'",
    )
    // 100199 does not exist, 100201 is a store of another brand
    const stores = ['云栖西湖度假酒店', unseen?.name, '100199', '100201']
    const names = { roleIds: ['门店店长', '餐厅收银'], manageHotelIds: stores }
    const { data } = await staff.detail(person?.id ?? '')
    const listed = (await staff.list({ filter: `employeeId=${person?.id}` })).data.list[0]
    for (const row of [data, listed]) {
      const { roleIds, manageHotelIds } = (row?.referenceLabels ?? {}) as Record<string, unknown>
      assert.deepEqual({ roleIds, manageHotelIds }, names)
    }
    const file = await staff.ask(
      `export?format=csv&keys=${person?.id}&columns=roleIds,manageHotelIds&lang=zh`,
    )
    assert.ok((await file.text()).includes(`门店店长、餐厅收银,${stores.join('、')}`))
  })

  test('records of lists and groups have the names of their rows beside the row, by path and key; a list does not', async () => {
    await gateway.sql(`insert into coupon (brand_id, coupon_id, coupon_name, style_code, exchange_products, total_count,
      receive_from, receive_until, receive_channels, products, ticket_categories, notice)
      values ('1001', 'C1', '早餐券', 'GIFT', '[]', 1, '2026-01-01', '2026-12-31', '{}', '[]', '[]', '')`)
    const gifts = ['C1', 'gone'].map((couponId) => ({ giftType: 'COUPON', couponId, quantity: 1 }))
    await gateway.sql(
      `insert into member_grade (brand_id, member_grade_id, grade_name, level, card_face, upgrade_gifts)
        values ('1001', 'G1', '金卡', 9, '/card.svg', $1)`,
      [JSON.stringify(gifts)],
    )
    const grades = resourceClient(gateway, manager, 'member-api/eb/member-grade', 'memberGradeId')
    const { data } = await grades.detail('G1')
    const labels = data.referenceLabels as Record<string, unknown>
    assert.deepEqual(labels['upgradeGifts.couponId'], { C1: '早餐券' })
    const listed = (await grades.list({ filter: 'memberGradeId=G1' })).data.list[0]
    assert.equal(Object(listed?.referenceLabels)['upgradeGifts.couponId'], undefined)
  })
})
