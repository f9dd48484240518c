import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { startTestGateway, type TestGateway } from '@ebkit/testing'
import { insertRow } from '../../behaviour/testing/insertRow'
import { type TicketShop, ticketShop } from '../../behaviour/testing/ticketShop'

describe('the layout of the member centre', () => {
  let gateway: TestGateway
  let shop: TicketShop
  before(async () => {
    gateway = await startTestGateway()
    shop = ticketShop(gateway, await gateway.signIn('admin'))
  })
  after(() => gateway.stop())

  test('memberCenterPage.discard: the draft is gone, and the live layout stays', async () => {
    await gateway.sql("delete from member_center_page where brand_id = '1001'")
    const modules = [{ moduleType: 'HEADER', title: '会员卡', visible: true }]
    await insertRow(gateway, 'member_center_page', {
      ...{ modules, draft: { pageTitle: '改到一半', modules: [] }, status: 'DIRTY' },
    })
    const row = await shop.acted('member-api/eb/member-center-page', 'discard', '1001')
    assert.deepEqual([row.status, row.draft, row.pageTitle], ['PUBLISHED', null, '会员中心'])
    const stored = await shop.row('member_center_page', "brand_id = '1001'")
    assert.deepEqual([stored.draft, stored.modules], [null, modules])
  })
})
