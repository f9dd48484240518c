import { expect } from '../../../../examples/e2e/support/test'
import { clearCards } from '../support/clearCards'
import { walkJobs } from '../support/walkJobs'

const content = [
  '有效期卡,持卡人,手机号,购卡金额,卡类别',
  '工单年卡,李明,13800001111,"1,286.50",有效期卡',
  '工单年卡,王芳,1380000,12.8元,有效期卡',
  '工单年卡,周全,13800004444,98,乱写',
].join('\n')

walkJobs([
  {
    name: 'import holders of cards from a file with errors, and mend them',
    async prepare({ sql }) {
      await sql('delete from resource_import')
      await clearCards(sql)
      await sql(`insert into valid_card (brand_id, hotel_id, valid_card_id, card_name, ticket_category_id, card_face,
          sale_price, total_inventory, sale_from, sale_until, rights_list, apply_hotel_ids, description, use_notice)
        select brand_id, hotel_id, 'JOB12', '工单年卡', ticket_category_id, '', 1, 1, '2026-01-01', '2026-12-31', '[]', '{}', '', ''
        from ticket_category where hotel_id = '100101' limit 1`)
    },
    async walk({ page, by }) {
      await by.open('票务', '电子卡用户管理')
      await by.press(page.getByRole('button', { name: '导入' }))
      const dialog = page.getByRole('dialog', { name: '导入电子卡持卡人' })
      await by.file(dialog.getByRole('button', { name: '选文件' }), {
        name: '持卡人.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from(content),
      })
      await by.press(dialog.getByRole('button', { name: '检查 3 行' }))
      await by.fill(dialog.getByRole('textbox', { name: '第 3 行 手机号' }), '13800002222')
      await by.press(dialog.getByRole('button', { name: '改成 12.80' }))
      await by.choose(dialog.getByRole('combobox', { name: '第 4 行 卡类别' }), '有效期卡')
      await by.press(dialog.getByRole('button', { name: '导入 3 行' }))
      await expect(dialog.getByRole('status')).toContainText('导入了 3 行')
      await by.shortcut(dialog.getByRole('button', { name: '看列表' }), 'Escape')
      await expect(dialog).toHaveCount(0)
    },
    async isDone({ page, sql }) {
      await expect(page.getByRole('row').filter({ hasText: '王' })).toBeVisible()
      const users = await sql(`select holder_name from ecard_user where hotel_id = '100101'`)
      expect(users).toHaveLength(3)
    },
  },
])
