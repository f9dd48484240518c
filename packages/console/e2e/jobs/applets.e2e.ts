import { expect } from '../../../../examples/e2e/support/test'
import { walkJobs } from '../support/walkJobs'

const applet = "from applet where brand_id = '1001' and platform_type = 'wechat'"

walkJobs([
  {
    name: 'authorise a mini-program on the platform, and register it there',
    prepare: ({ sql }) =>
      sql(`update applet set applet_status = '0', register_status = '0', original_id = null, applet_register = false,
        applet_manager = false, platform_register = false where brand_id = '1001' and platform_type = 'wechat'`),
    async walk({ page, by }) {
      await by.open('渠道', '小程序授权注册')
      for (const [ours, theirs] of [
        ['授权快速注册小程序', '授权'],
        ['立即开通', '确认注册'],
      ] as const) {
        const there = await by.inWindow(() => by.press(page.getByRole('button', { name: ours })))
        await there.press(there.page.getByRole('button', { name: theirs }))
        await expect(there.page.getByRole('heading', { name: '已完成' })).toBeVisible()
        await there.close()
      }
      await expect(page.getByText('授权成功')).toBeVisible()
    },
    async isDone({ sql }) {
      const stored = await sql(
        `select applet_status as status, original_id is not null as is_registered ${applet}`,
      )
      expect(stored).toEqual([{ status: '3', is_registered: true }])
    },
  },
])
