import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, test } from 'node:test'
import { startTestGateway, type TestGateway } from '@ebkit/testing'
import { type Business, startBusiness } from '../../behaviour/testing/business'
import type { Row } from '../../behaviour/testing/ticketShop'
import { timeZone } from '../fieldSql'

const hour = 60 * 60_000
const clock = (offset: number) =>
  new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone }).format(Date.now() + offset * hour)

describe('slips of a restaurant', () => {
  let gateway: TestGateway
  let shop: Business
  let restaurantId: string
  let dishClassId: string
  let dishes: readonly string[]
  before(async () => {
    gateway = await startTestGateway()
    shop = await startBusiness(gateway)
  })
  after(() => gateway.stop())
  beforeEach(async () => {
    const diningModes = ['DINE_IN', 'DELIVERY']
    restaurantId = await shop.add('restaurant', { diningModes, status: 'OPEN' })
    dishClassId = await shop.add('dishClass', { restaurantId })
    const own = { restaurantId, dishClassId, price: 5_000, status: 'PUBLISHED' }
    dishes = [await shop.add('restaurantProduct', own), await shop.add('restaurantProduct', own)]
  })

  const addPrinter = (fields: Row = {}) => shop.add('printer', { usage: 'KITCHEN', restaurantId, ...fields })
  const rule = async (fields: Row = {}) => {
    const printerId = await addPrinter()
    const own = { docType: 'KITCHEN', dishClasses: [dishClassId] }
    await shop.add('restaurantPrintRule', { restaurantId, printerId, ...own, ...fields })
    return printerId
  }
  const accept = async (fields: Row = {}) => {
    const { status, message, data } = await shop.post('demo-api/guest/restaurant-order', {
      ...{ restaurantId, orderType: 'DINE_IN', payMode: 'WECHAT', guestName: '王', phone: '13800001234' },
      items: dishes.map((restaurantProductId) => ({ restaurantProductId, quantity: 1 })),
      ...fields,
    })
    assert.equal(status, 200, message)
    await shop.does('restaurantOrder', String(data.restaurantOrderId), 'accept')
  }
  const printed = async (printerId: string) =>
    (await shop.messages('printer', printerId)).map(({ content }) => content as Row)

  test('go to the back-up printer while their own is disabled', async () => {
    const backupPrinterId = await addPrinter()
    const printerId = await addPrinter({ backupPrinterId, status: 'DISABLED' })
    await rule({ printerId })
    await accept()
    assert.equal((await printed(printerId)).length, 0)
    assert.equal((await printed(backupPrinterId)).length, 1)
  })

  test('are printed for the kinds of orders of their rule, and at its hours', async () => {
    const inside = await rule({ orderTypes: ['DINEIN'] })
    const outside = await rule({ orderTypes: ['DELIVERY', 'ROOM'] })
    const now = await rule({ effectiveTime: { start: clock(-1), end: clock(1) } })
    const later = await rule({ effectiveTime: { start: clock(2), end: clock(3) } })
    await accept()
    const counts = async () =>
      Promise.all([inside, outside, now, later].map(async (each) => (await printed(each)).length))
    assert.deepEqual(await counts(), [1, 0, 1, 0])
    await accept({ orderType: 'DELIVERY', address: '一号' })
    assert.deepEqual(await counts(), [1, 1, 2, 0])
  })

  test('are printed dish by dish or class by class, and without the remark, as their rule says', async () => {
    const other = await shop.add('dishClass', { restaurantId })
    const own = { restaurantId, dishClassId: other, price: 3_000, status: 'PUBLISHED' }
    dishes = [...dishes, await shop.add('restaurantProduct', own)]
    const dishClasses = [dishClassId, other]
    const whole = await rule({ dishClasses, showRemark: false })
    const byDish = await rule({ dishClasses, splitMode: 'DISH', showRemark: true })
    const byClass = await rule({ dishClasses, splitMode: 'CLASS' })
    await accept({ remark: '不要辣' })
    const sizes = async (printerId: string) =>
      (await printed(printerId)).map((content) => (content.dishes as Row[]).length).toSorted()
    assert.deepEqual(
      [await sizes(whole), await sizes(byDish), await sizes(byClass)],
      [[3], [1, 1, 1], [1, 2]],
    )
    assert.equal((await printed(whole))[0]?.remark, null)
    assert.equal((await printed(byDish))[0]?.remark, '不要辣')
  })
})
