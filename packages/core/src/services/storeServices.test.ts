import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { createIntroductionService, tagsOf } from './introductions'
import { createRestaurantProductService } from './restaurantProducts'
import { createRowService, newRequestId } from './rows'
import { serveServices } from './testing/openServices'
import { createTicketCategoryService } from './ticketCategories'
import { createVerificationDesk } from './verificationDesk'

describe('services of a store', () => {
  const { servers, open, last, bodyOf, queryOf } = serveServices('admin')

  describe('products and texts of a store', () => {
    test('ticket categories belong to the requested hotel, or to the current one', async () => {
      const { http, session } = open('')
      const categories = createTicketCategoryService(http, session)
      const own = await categories.list()
      assert.ok(own.length)
      assert.ok(last('/100101')?.path, 'the hotel of the identity stands in the address')
      await categories.list({ hotelId: '100102' })
      assert.ok(last('/100102')?.path)
    })

    test('restaurant products are requested by page, words and order; prices are in cents', async () => {
      const dishes = createRestaurantProductService(open().http)
      const { rows, total } = await dishes.list({ page: 1, pageSize: 3, sort: '-price', shelf: 'on' })
      assert.ok(total >= rows.length)
      assert.deepEqual(queryOf('estaurant'), {
        ...{ shelf: 'on', pageindex: '1', pagesize: '3', sort: '-price' },
      })
      await dishes.list({ page: 2, search: '', sort: '' })
      assert.deepEqual(queryOf('estaurant'), { pageindex: '2', pagesize: '10' })
      const inYuan = await dishes.list({ page: 1, pageSize: 3, sort: '-price' }, { priceUnit: 'yuan' })
      const priced = rows.findIndex(({ price }) => price)
      if (priced >= 0) assert.equal(inYuan.rows[priced]?.price, Number(rows[priced]?.price) * 100)
      const keys = rows.map(({ id }) => id)
      assert.deepEqual((await dishes.read(keys.map(String))).map(({ id }) => id).sort(), [...keys].sort())
    })

    test('an introduction has unique tags, and only images with an address', async () => {
      assert.deepEqual(tagsOf(' 满减，新客, 满减 ,,'), ['满减', '新客'])
      const { activityTags, images } = await createIntroductionService(open().http).get('#/groupbuy/info')
      assert.ok(activityTags.length)
      assert.ok(images.every(({ showUrl }) => showUrl))
    })
  })

  describe('the verification desk', () => {
    test('looks up, checks and verifies; repeated with the same id it verifies nothing twice', async () => {
      const desk = createVerificationDesk(open().http)
      assert.deepEqual(await desk.lookUp('000000000000'), { kind: 'code', codes: [], card: null })
      assert.deepEqual(await desk.check(['000000000000']), [null])
      const requestId = newRequestId()
      assert.notEqual(requestId, newRequestId())
      const request = { keys: ['0'], method: 'scan', requestId, lang: 'zh' } as const
      assert.deepEqual((await desk.verify(request)).failed.length, 1)
      const sent = last('ticket-code/action/verify') ?? last('/verify')
      assert.deepEqual(JSON.parse(`${sent?.body}`).input, { verifyType: 'scan' })
      assert.equal(sent?.headers['x-eb-idempotency-key'], requestId)
      const use = { ecardUserId: '0', persons: 2, method: 'input', requestId: newRequestId() } as const
      await assert.rejects(desk.enterCardUse({ ...use, rightName: null }))
      assert.equal('rightName' in bodyOf('ecard-use-record/save'), false)
      await assert.rejects(desk.enterCardUse({ ...use, rightName: '泳池' }))
      const { rightName, persons, verifyType } = bodyOf('ecard-use-record/save')
      assert.deepEqual([rightName, persons, verifyType], ['泳池', 2, 'input'])
      assert.equal(typeof (await desk.day()).visitors, 'number')
      assert.ok((await desk.records(3)).length <= 3)
      assert.equal(bodyOf('ticket-verify-record/list').orderType, 'verifyTime desc')
    })
  })

  describe('a masked field', () => {
    const holders = 'ticket-api/ecard-user'
    const idCard = '33010619900101123X'

    test('is unmasked on demand; opening a row is recorded', async () => {
      await servers.gateway.sql(`insert into ecard_user (brand_id, hotel_id, ecard_user_id, card_no, ecard_type,
        holder_name, holder_phone, id_card, status)
      values ('1001', '100101', 'holder', '8800990011223344', 'ecard', '林完整', '13987654321', '${idCard}', 'ACTIVE')`)
      const rows = createRowService(open().http)
      const holder = await rows.read(holders, { ecardUserId: 'holder' })
      assert.notEqual(holder.idCard, idCard)
      assert.equal(await rows.reveal(holders, 'holder', 'idCard'), idCard)
      await rows.see(holders, 'holder')
      assert.equal(bodyOf('ecard-user/see').key, 'holder')
    })
  })
})
