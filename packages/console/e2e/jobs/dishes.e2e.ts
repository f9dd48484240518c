import { expect } from '../../../../examples/e2e/support/test'
import { choosePicture, uploadPicture } from '../support/choosePicture'
import { insertMenu } from '../support/restaurantMenu'
import { rowWith } from '../support/rows'
import { field } from '../support/ticketForms'
import { walkJobs } from '../support/walkJobs'

let order = ''

walkJobs([
  {
    name: 'add a class and a dish in it, and see the dish ordered',
    async prepare({ servers, sql }) {
      await insertMenu(servers)
      await sql(
        "update restaurant set status = 'OPEN', dining_modes = '{DINE_IN}', sort_no = -1 where restaurant_id = 'R-MENU'",
      )
      // the board has this order alone
      await sql("update restaurant_order set status = 'DONE' where restaurant_id = 'R-MENU'")
      await uploadPicture(servers.gateway)
    },
    async walk(it) {
      const { page, by, sql } = it
      await by.open('餐饮', '菜品与分类')
      await expect(page.getByRole('treeitem', { name: '凉菜' })).toBeVisible()
      await by.press(page.getByRole('button', { name: '新建分类' }))
      const classForm = page.getByRole('dialog', { name: /分类/ })
      await by.fill(classForm.getByRole('textbox', { name: '分类名称' }), '工单小吃')
      await by.shortcut(classForm.getByRole('button', { name: '保存' }), 'Control+Enter')
      await expect(classForm).toHaveCount(0)
      await by.press(page.getByRole('button', { name: '新建菜品' }), { by: 'Shift+Tab' })
      const form = page.getByRole('dialog', { name: '新建菜品' })
      await by.fill(form.getByRole('textbox', { name: '菜品名称' }), '工单春卷')
      await by.choose(field(page, 'dishClassId').getByRole('combobox'), '工单小吃')
      await choosePicture(it, field(page, 'images'))
      await by.fill(form.getByRole('textbox', { name: '售价', exact: true }), '18')
      await by.press(field(page, 'diningModes').getByRole('checkbox', { name: '堂食' }), { key: 'Space' })
      await by.shortcut(form.getByRole('button', { name: '保存' }), 'Control+Enter')
      await expect(form).toHaveCount(0)
      await by.search('工单春卷')
      await by.act(rowWith(page, '工单春卷'), '上架')
      await expect(rowWith(page, '工单春卷')).toContainText('已上线')
      const [dish] = await sql<{ id: string }>(
        "select restaurant_product_id as id from restaurant_product where name = '工单春卷'",
      )
      const answer = await page.request.post('/demo-api/guest/restaurant-order', {
        headers: { 'x-eb-client': 'ebkit/test' },
        data: {
          ...{ restaurantId: 'R-MENU', orderType: 'DINE_IN', payMode: 'WECHAT', guestName: '李小船' },
          ...{ phone: '13800001234', place: 'A1', items: [{ restaurantProductId: dish?.id, quantity: 2 }] },
        },
      })
      expect(answer.status(), await answer.text()).toBe(200)
      order = (await answer.json()).data.restaurantOrderId
      await by.open('餐饮', '订单派送')
      const card = page.locator(`[data-card="${order}"]`)
      await by.press(by.hand === 'mouse' ? card.getByRole('button').first() : card)
      await expect(page.getByRole('dialog')).toContainText('工单春卷')
    },
    async isDone({ sql }) {
      const stored = await sql(
        'select pay_amount::int as paid from restaurant_order where restaurant_order_id = $1',
        [order],
      )
      expect(stored).toEqual([{ paid: 3_600 }])
      await sql("update restaurant set sort_no = 900 where restaurant_id = 'R-MENU'")
    },
  },
])
