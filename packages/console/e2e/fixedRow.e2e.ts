import { expect, test } from '../../../examples/e2e/support/test'
import { insertRow } from './support/insertRow'

/** Forms without a parameter, whose own condition picks the brand's row: its resource, platform and name. */
const forms = {
  '/applets/base-info': ['applet', 'wechat', '小程序名称'],
  '/bytedanceApplets/base-info': ['applet', 'bytedance', '小程序名称'],
  '/alipayApplets/baseInfo': ['applet', 'alipay', '小程序名称'],
  '/xhsApplets/baseInfo': ['applet', 'xhs', '小程序名称'],
  '/alipayApplets/editTemplate': ['appletTemplate', 'alipay', '模板名称'],
  '/xhsApplets/editTemplate': ['appletTemplate', 'xhs', '模板名称'],
} as const

/** What rows of these resources need to be saved, by column. */
const own = {
  applet: (platform: string) => ({
    ...{ applet_id: `applet-${platform}`, applet_name: `西湖${platform}`, applet_app_id: `app-${platform}` },
    ...{ intro: '湖边的餐厅和船票', logo: '/eb-store/1001/100101/logo.png' },
    ...{
      categories: JSON.stringify([{ first: '餐饮', second: '点餐' }]),
      applet_status: '3',
      service_phone: '0571-88888888',
    },
  }),
  appletTemplate: (platform: string) => ({
    ...{ applet_template_id: `template-${platform}`, template_name: `西湖${platform}` },
  }),
}

test.beforeEach(async ({ signIn, servers }) => {
  const { sql } = servers.gateway
  await sql('delete from applet')
  await sql('delete from applet_template')
  for (const [resource, platform] of Object.values(forms))
    await insertRow(sql, resource, { platform_type: platform, ...own[resource](platform) })
  await signIn('admin')
})

for (const [route, [, platform, label]] of Object.entries(forms))
  test(`${route} edits the row of the brand that its condition picks`, async ({ page }) => {
    await page.goto(`/#${route}`)
    await expect(page.getByRole('textbox', { name: label })).toHaveValue(`西湖${platform}`)
    await expect(page.getByRole('button', { name: '保存' })).toBeVisible()
  })

test('a form of the brand’s one row saves it, and shows what was saved', async ({ page, servers }) => {
  await page.goto('/#/applets/base-info')
  const name = page.getByRole('textbox', { name: '小程序名称' })
  await expect(name).toHaveValue('西湖wechat')
  await name.fill('西湖点餐')
  await page.getByRole('button', { name: '保存' }).click()
  const stored = () =>
    servers.gateway.sql("select applet_name as name from applet where platform_type = 'wechat'")
  await expect.poll(stored).toEqual([{ name: '西湖点餐' }])
  await expect(name).toHaveValue('西湖点餐')
})

test('a form whose row nobody has made says so', async ({ page, servers }) => {
  await servers.gateway.sql('delete from applet')
  await page.goto('/#/applets/base-info')
  await expect(page.getByText('这里还没有数据')).toBeVisible()
  await expect(page.getByRole('button', { name: '保存' })).toHaveCount(0)
})
