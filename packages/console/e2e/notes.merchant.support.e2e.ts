import { expect, test } from '../../../examples/e2e/support/test'
import { expectAccessible } from './support/accessible'
import { act, save, storeTime } from './support/asProgram'
import { insertRow } from './support/insertRow'
import { rowWith } from './support/rows'

test.beforeEach(async ({ signIn }) => {
  await signIn('admin')
})

test.describe('notices of the system', () => {
  test.beforeEach(async ({ servers: { gateway } }) => {
    for (const table of ['notice_receipt', 'row_sighting', 'system_notice'])
      await gateway.sql(`delete from ${table}`)
    const notice = (notice_id: string, title: string, minutes: number, more: object = {}) =>
      insertRow(gateway.sql, 'systemNotice', {
        ...{ notice_id, title, hotel_id: undefined, brand_id: undefined, audience: 'ALL' },
        ...{ published_at: `${storeTime(minutes)}+08`, created_at: `${storeTime(minutes)}+08` },
        ...{ content: '<p>便笺正文</p>', view_count: 40, ...more },
      })
    await notice('n-old', '便笺旧公告', -3000)
    await notice('n-top', '便笺置顶公告', -2000, { is_top: true, notice_type: 'POLICY' })
    await notice('n-new', '便笺新公告', -1000, { related_route: '/printer-manage/list', need_confirm: true })
    await notice('n-next', '便笺未发布', 600)
    await notice('n-hotel', '便笺酒店公告', -4000, { audience: 'HOTEL' })
    await notice('n-retail', '便笺景区公告', -4000, { audience: 'SCENIC' })
    await gateway.sql("update hotel set business_types = '{HOTEL,RETAIL}' where hotel_id = '100101'")
  })

  test('notes of /notice/system/list : the unread are bold with a dot, the pinned first; all that are shown are marked', async ({
    page,
    servers: { gateway },
  }) => {
    await page.goto('/#/notice/system/list')
    const rows = page.getByRole('row').filter({ hasText: '便笺' })
    await expect(rows).toHaveCount(4)
    await expect(rows.nth(0)).toContainText('便笺置顶公告')
    await expect(rows.nth(1)).toContainText('便笺新公告')
    await expect(page.getByText('便笺未发布')).toHaveCount(0)
    await expect(page.getByText('便笺景区公告')).toHaveCount(0)
    await expect(rows.nth(0).getByText('置顶', { exact: true })).toHaveCount(1)
    await expect(rows.nth(1).getByText('置顶', { exact: true })).toHaveCount(0)
    await expect(page.getByRole('grid').getByText('未读', { exact: true })).toHaveCount(4)
    const weight = (text: string) =>
      page
        .getByRole('grid')
        .getByText(text)
        .evaluate((node) => Number(getComputedStyle(node).fontWeight))
    expect(await weight('便笺新公告')).toBeGreaterThanOrEqual(600)
    await expectAccessible(page)
    const hidden = await page.request.get('/merchant-api/eb/system-notice/detail?noticeId=n-next')
    expect(hidden.status()).toBe(404)

    await page.getByRole('tab', { name: '政策规则' }).click()
    await expect(rows).toHaveCount(1)
    await page.getByRole('button', { name: '全部标为已读' }).click()
    await expect(page.getByText('1 条公告已标为已读')).toBeVisible()
    await page.getByRole('tab', { name: '全部' }).click()
    await expect(rows).toHaveCount(4)
    await expect(page.getByRole('grid').getByText('未读', { exact: true })).toHaveCount(3)
    await expect.poll(() => weight('便笺置顶公告')).toBeLessThan(600)
    const read = await gateway.sql<{ notice_id: string }>('select notice_id from notice_receipt')
    expect(read).toEqual([{ notice_id: 'n-top' }])
  })

  test('notes of /notice/system/detail/{id} : opening reads and counts; neighbours, the page it is about, and what is to confirm', async ({
    page,
    signIn,
    servers: { gateway },
  }) => {
    await page.goto('/#/notice/system/detail/n-new')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('便笺新公告')
    const stored = () =>
      gateway.sql<{ views: number; receipts: number }>(`select view_count as views, (select count(*)::int
        from notice_receipt r where r.notice_id = n.notice_id and read_at is not null) as receipts
        from system_notice n where notice_id = 'n-new'`)
    await expect.poll(stored).toEqual([{ views: 41, receipts: 1 }])
    await expect(page.getByRole('main').getByText('41', { exact: true })).toBeVisible()
    const nearby = page.getByRole('navigation', { name: '前后公告' })
    await expect(nearby.getByRole('link')).toHaveText(['便笺置顶公告'])
    await expect(nearby).toContainText('没有更新的公告')
    await page.getByRole('button', { name: '确认已知悉' }).click()
    await expect(page.getByRole('button', { name: '确认已知悉' })).toHaveCount(0)
    await expectAccessible(page)
    const again = await act(page, 'merchant-api/eb/system-notice', 'confirmReceipt', 'n-new')
    expect(again.status).toBe(422)
    await page.getByRole('button', { name: '前往相关页面' }).click()
    await expect(page).toHaveURL(/#\/printer-manage\/list/)

    await page.goto('/#/notice/system/detail/n-top')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('便笺置顶公告')
    await expect(page.getByRole('button', { name: '确认已知悉' })).toHaveCount(0)
    await expect(page.getByRole('button', { name: '前往相关页面' })).toHaveCount(0)
    await nearby.getByRole('link', { name: '便笺旧公告' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('便笺旧公告')
    await expect(nearby.getByRole('link', { name: '便笺置顶公告' })).toBeVisible()

    await gateway.sql(
      "update system_notice set related_route = '/dataMap/userCube' where notice_id = 'n-old'",
    )
    await signIn('clerk')
    await page.goto('/')
    await page.reload()
    const [answer] = await Promise.all([
      page.waitForResponse((each) =>
        each.url().includes('check_user_path_permission?path=%2FdataMap%2FuserCube'),
      ),
      page.goto('/#/notice/system/detail/n-old'),
    ])
    expect((await answer.json()).data.allowed).toBe(false)
    await expect(nearby.getByRole('link', { name: '便笺置顶公告' })).toBeVisible()
    await expect(page.getByRole('button', { name: '前往相关页面' })).toHaveCount(0)
  })
})

test.describe('questions to the support', () => {
  test.beforeEach(async ({ servers: { gateway } }) => {
    for (const table of ['row_sighting', 'question_feedback']) await gateway.sql(`delete from ${table}`)
    const reply = (side: string, author: string, content: string, minutes: number) => ({
      ...{ side, author, content, images: [], sentAt: storeTime(minutes) },
    })
    const question = (
      feedback_id: string,
      title: string,
      status: string,
      minutes: number,
      more: object = {},
    ) =>
      insertRow(gateway.sql, 'questionFeedback', {
        ...{ feedback_id, title, status, feedback_no: `FK${feedback_id}`, contact_phone: '13800001234' },
        ...{ created_at: `${storeTime(minutes)}+08`, updated_at: `${storeTime(minutes)}+08`, ...more },
      })
    await question('f-old', '便笺旧回复', 'REPLIED', -6000, {
      accepted_at: `${storeTime(-5990)}+08`,
      replies: JSON.stringify([
        reply('MERCHANT', '沈知远', '核销时报错', -5995),
        reply('SUPPORT', '客服小夏', '<p>已经修复</p>', -5980),
      ]),
    })
    await question('f-new', '便笺新回复', 'REPLIED', -60, {
      replies: JSON.stringify([reply('SUPPORT', '客服小夏', '请刷新', -60)]),
    })
    await question('f-wait', '便笺待受理', 'SUBMITTED', -30)
  })

  test('notes of /question-feed-back/question-feed-back : answers not seen have a dot; old ones ask for a rating', async ({
    page,
    servers: { gateway },
  }) => {
    await page.goto('/#/question-feed-back/question-feed-back')
    const dot = (title: string) => rowWith(page, title).getByText('未读', { exact: true })
    await expect(dot('便笺旧回复')).toHaveCount(1)
    await expect(dot('便笺新回复')).toHaveCount(1)
    await expect(rowWith(page, '便笺待受理')).toBeVisible()
    await expect(dot('便笺待受理')).toHaveCount(0)
    const reminder = page.getByRole('note').filter({ hasText: '1 条回复已超过 3 天没有评价' })
    await expect(reminder).toBeVisible()
    await expectAccessible(page)
    await reminder.getByRole('button', { name: '查看' }).click()
    await expect(rowWith(page, '便笺待受理')).toHaveCount(0)
    await expect(rowWith(page, '便笺旧回复')).toBeVisible()

    await page.goto('/#/question-feed-back/question-feed-back-detail?id=f-old')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('便笺旧回复')
    await expect.poll(() => gateway.sql('select row_key from row_sighting')).toEqual([{ row_key: 'f-old' }])
    await page.goto('/#/question-feed-back/question-feed-back')
    await page.reload()
    await expect(dot('便笺新回复')).toHaveCount(1)
    await expect(dot('便笺旧回复')).toHaveCount(0)
    await gateway.sql("update question_feedback set status = 'CLOSED' where feedback_id = 'f-old'")
    await page.reload()
    await expect(rowWith(page, '便笺新回复')).toBeVisible()
    await expect(page.getByRole('note').filter({ hasText: '没有评价' })).toHaveCount(0)
  })

  test('notes of /question-feed-back/question-feed-back-detail : a conversation with own texts at the right, and four steps', async ({
    page,
  }) => {
    await page.goto('/#/question-feed-back/question-feed-back-detail?id=f-old')
    const steps = page.getByRole('list', { name: '进度' }).getByRole('listitem')
    await expect(steps).toHaveCount(4)
    await expect(steps.nth(0)).toContainText(`已提交${storeTime(-6000).slice(0, 16)}`)
    await expect(steps.nth(1)).toContainText(`已受理${storeTime(-5990).slice(0, 16)}`)
    await expect(steps.nth(2)).toContainText(`已回复${storeTime(-5980).slice(0, 16)}`)
    await expect(steps.nth(3)).toContainText('已关闭待进行')
    const conversation = page.getByRole('region', { name: '沟通记录' })
    const own = await conversation.getByText('核销时报错').boundingBox()
    const other = await conversation.getByText('已经修复').boundingBox()
    const box = await conversation.boundingBox()
    const [middle, right] = [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.x ?? 0) + (box?.width ?? 0)]
    expect(own?.x).toBeGreaterThan(middle)
    expect(right - (own?.x ?? 0) - (own?.width ?? 0)).toBeLessThan(24)
    expect((other?.x ?? 0) - (box?.x ?? 0)).toBeLessThan(24)
    expect(own?.y).toBeLessThan(other?.y ?? 0)
    await expect(page.getByRole('table', { name: '沟通记录' })).toHaveCount(0)
    await expectAccessible(page)
    await page.goto('/#/question-feed-back/question-feed-back-detail?id=f-wait')
    await expect(page.getByText('还没有回复。')).toBeVisible()
  })

  test('notes of /question-feed-back/question-feed-back-add : the own contact, solved questions, pasted pictures, the hotline, a draft', async ({
    page,
    servers: { gateway },
  }) => {
    const solved = (feedback_id: string, title: string, answer: string) =>
      insertRow(gateway.sql, 'questionFeedback', {
        ...{ feedback_id, title, status: 'CLOSED', feedback_no: `FK${feedback_id}` },
        replies: JSON.stringify([
          { side: 'SUPPORT', author: '客服小夏', content: answer, images: [], sentAt: storeTime(-90) },
        ]),
      })
    await solved('f-same', '前台小票漏打', '请把打印机的纸仓关紧')
    await solved('f-other', '小程序审核被拒', '请补充类目')
    for (let index = 0; index < 6; index++) await solved(`f-${index}`, `前台小票漏打第${index}次`, '见上')
    const [own] = await gateway.sql<{ name: string; phone: string; email: string }>(
      `select e.employee_name as name, e.phone, e.email from user_account u
        join employee e on e.employee_id = u.employee_id where u.account = 'admin'`,
    )
    await page.goto('/#/question-feed-back/question-feed-back-add')
    const field = (name: string) => page.getByRole('textbox', { name })
    await expect(field('联系人')).toHaveValue(own?.name ?? '')
    await expect(field('联系电话')).toHaveValue(own?.phone ?? '')
    await expect(field('邮箱')).toHaveValue(own?.email ?? '')
    await field('问题标题').fill('小票')
    await expect(page.getByRole('status', { name: /以前解决过/ })).toHaveCount(0)
    await field('问题标题').fill('前台小票漏打')
    const similar = page.getByRole('status', { name: /以前解决过/ })
    await expect(similar.getByRole('group')).toHaveCount(5)
    await similar.getByText('前台小票漏打', { exact: true }).click()
    await expect(similar.getByText('请把打印机的纸仓关紧')).toBeVisible()
    await expect(similar.getByText('小程序审核被拒')).toHaveCount(0)

    await page.getByRole('radio', { name: '功能异常' }).click()
    await page.getByRole('combobox', { name: '所属模块' }).click()
    await page.getByRole('option', { name: '票券' }).click()
    await field('问题描述').fill('收银机打印小票时漏打了一张，重启也没有用')
    const hotline = page.getByRole('link', { name: /^\d[\d-]+$/ })
    await expect(hotline).toHaveCount(0)
    await page.getByRole('radio', { name: '业务中断' }).click()
    await expect(hotline).toHaveAttribute('href', /^tel:\d+$/)
    const save = await page.getByRole('button', { name: '保存' }).boundingBox()
    const phone = await hotline.boundingBox()
    expect(
      Math.abs((save?.y ?? 0) + (save?.height ?? 0) / 2 - (phone?.y ?? 0) - (phone?.height ?? 0) / 2),
    ).toBeLessThan(8)

    await page.getByRole('button', { name: '选择图片' }).first().focus()
    await page.evaluate(async () => {
      const canvas = new OffscreenCanvas(8, 8)
      canvas.getContext('2d')?.fillRect(0, 0, 8, 8)
      const data = new DataTransfer()
      data.items.add(new File([await canvas.convertToBlob()], 'image.png', { type: 'image/png' }))
      document.activeElement?.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData: data, bubbles: true, composed: true, cancelable: true }),
      )
    })
    await expect(page.getByText(/-\d{8}-\d{6}\.png/)).toBeVisible()
    await expectAccessible(page)

    await expect(page.getByText(/草稿已存到本机/)).toBeVisible()
    page.on('dialog', (dialog) => void dialog.accept())
    await page.reload()
    await expect(page.getByText(/已恢复/)).toBeVisible()
    await expect(field('问题标题')).toHaveValue('前台小票漏打')
    await expect(field('问题描述')).toHaveValue(/漏打了一张/)
    await page.getByRole('button', { name: '保存' }).click()
    await expect(page).toHaveURL(/question-feed-back\/question-feed-back$/)
  })
})

test('notes of /onlineService : a phone shows the icon and the greeting of the moment; a phone is needed; the link can be tried', async ({
  page,
  servers: { gateway },
}) => {
  await gateway.sql("delete from online_service_config where hotel_id = '100101'")
  await insertRow(gateway.sql, 'onlineServiceConfig', {
    ...{ welcome_text: '便笺欢迎光临', offline_reply: '便笺明早回复', service_type: 'WECOM' },
    ...{ service_hours_from: '00:00', service_hours_until: '23:59', service_days: '{0,1,2,3,4,5,6}' },
    ...{ wecom_service_url: 'https://work.example.com/kf/1', wecom_corp_id: 'ww1', entries: '{HOME}' },
    ...{ float_position: 'RB', service_phones: '[]' },
  })
  await page.goto('/#/onlineService')
  const preview = page.getByRole('region', { name: '手机预览' })
  await expect(preview.getByText('便笺欢迎光临')).toBeVisible()
  const icon = preview.getByRole('img', { name: '客服入口' })
  const right = await icon.boundingBox()
  const link = preview.getByRole('link', { name: '测试客服链接' })
  await expect(link).toHaveAttribute('href', 'https://work.example.com/kf/1')
  await expect(link).toHaveAttribute('target', '_blank')
  const form = page.getByRole('form', { name: '在线客服' })
  await form.getByRole('textbox', { name: '欢迎语' }).fill('便笺你好')
  await expect(preview.getByText('便笺你好')).toBeVisible()
  for (const day of ['周日', '周一', '周二', '周三', '周四', '周五', '周六'])
    await form
      .getByRole('checkbox', { name: day })
      .or(form.getByRole('button', { name: day }))
      .first()
      .click()
  await expect(preview.getByText('便笺明早回复')).toBeVisible()
  await expect(preview.getByText('便笺你好')).toHaveCount(0)
  await expect(preview.getByRole('status')).toContainText('不是服务时间')
  await form.getByRole('radio', { name: '左下' }).click()
  await expect.poll(async () => (await icon.boundingBox())?.x).toBeLessThan(right?.x ?? 0)
  await expectAccessible(page)

  await form.getByRole('radio', { name: '电话客服' }).click()
  const test = preview.getByRole('button', { name: '测试客服链接' })
  await expect(test).toHaveAttribute('aria-disabled', 'true')
  await form.getByRole('button', { name: '保存' }).click()
  await expect(form.getByText('填写客服电话')).toBeVisible()
  const [{ version } = { version: 0 }] = await gateway.sql<{ version: number }>(
    "select version from online_service_config where hotel_id = '100101'",
  )
  const phone = (servicePhones: object[]) =>
    save(page, 'merchant-api/eb/online-service-config', { version, serviceType: 'PHONE', servicePhones })
  expect((await phone([])).body.data.problems).toEqual([{ path: 'servicePhones', code: 'required' }])
  expect((await phone([{ department: '前台', phone: '0571-88001234' }])).status).toBe(200)
})
