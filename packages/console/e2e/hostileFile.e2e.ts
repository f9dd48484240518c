import { expect, test } from '../../../examples/e2e/support/test'
import { becameMarkup, hostileAnswer, setTrap, shownAsText } from '../../elements/e2e/support/hostileTexts'
import { recordTexts } from '../../elements/e2e/support/recordTexts'
import { workbook } from './support/workbook'

const headers = ['有效期卡', '持卡人', '手机号', '购卡金额', '卡类别', hostileAnswer]
const cells = headers.map((header) => `${header}${hostileAnswer}`)

test('F-CO-1 an imported file: markup in its name, its columns and its cells is shown as text', async ({
  page,
  signIn,
}) => {
  await recordTexts(page)
  await setTrap(page)
  await signIn('admin')
  await page.goto('/#/ecard/user-manage/index?import=open')
  const dialog = page.getByRole('dialog', { name: '导入电子卡持卡人' })
  const chooser = page.waitForEvent('filechooser')
  await dialog.getByRole('button', { name: '选文件' }).click()
  await (await chooser).setFiles({
    name: `${hostileAnswer.replaceAll(/[/"]/g, '')}.xlsx`,
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: await workbook([headers, cells]),
  })

  await expect(dialog).toContainText('5 列已对上，1 列不导入')
  expect(await shownAsText(page, 'answer'), 'names of columns').toBeGreaterThan(0)
  await dialog.getByRole('button', { name: '检查 1 行' }).click()

  await expect(dialog.getByRole('textbox', { name: '第 2 行 手机号' })).toHaveValue(/<b data-hostile>/)
  await expect(dialog).toContainText('没有「有效期卡"onfocus=')
  expect(await shownAsText(page, 'answer'), 'cells').toBeGreaterThan(1)
  expect(await becameMarkup(page, 'everywhere')).toEqual([])
})
