import { readFile } from 'node:fs/promises'
import { expect, test } from '../../../examples/e2e/support/test'
import { expectAccessible } from './support/accessible'
import { save } from './support/asProgram'
import { insertRow } from './support/insertRow'
import { offers, rowWith } from './support/rows'

type Sql = <Found>(text: string, values?: unknown[]) => Promise<Found[]>

const year = new Date(Date.now() + 8 * 3_600_000).getUTCFullYear()

const season = (start: string, end: string) => ({
  ...{ season: '季', hours: { start: '08:00', end: '17:00' }, lastEntry: '16:00' },
  range: { start: `${year}-${start}`, end: `${year}-${end}` },
})

async function clear(sql: Sql) {
  await sql("delete from ticket_verify_record where verify_id like 'note-%'")
  await sql("delete from scenic where scenic_id like 'note-%'")
}

/** An area of a store of the tests. */
const area = (sql: Sql, key: string, longitude: number, more: Readonly<Record<string, unknown>> = {}) =>
  insertRow(sql, 'scenic', {
    ...{
      scenic_id: `note-${key}`,
      scenic_name: `便笺${key}`,
      scenic_code: `NOTE${key}`,
      hotel_id: undefined,
    },
    ...{ store_id: '100101', max_capacity: 1000, region: '{浙江省,杭州市,西湖区}', phone: '057188880000' },
    ...{ geo: JSON.stringify({ longitude, latitude: 30.2 }), cover_images: '{/pictures/products/none.svg}' },
    open_times: JSON.stringify([season('01-01', '12-31')]),
    gates: JSON.stringify([{ gateName: '东门', gateType: 'QR', enabled: true }]),
    ...more,
  })

test.beforeEach(async ({ signIn, servers: { gateway } }) => {
  await clear(gateway.sql)
  await signIn('admin')
})
test.afterEach(({ servers: { gateway } }) => clear(gateway.sql))

test('notes of /pass/scenic-info : a wide form with anchors, a map in colours of states, how full it is, dates of the year, the poster, what can go', async ({
  page,
  servers: { gateway },
}) => {
  test.setTimeout(120_000)
  const { sql } = gateway
  await area(sql, 'new', 120.0, { status: 'NEW' })
  await area(sql, 'open', 120.2, { status: 'PUBLISHED' })
  await area(sql, 'closed', 120.4, { status: 'SUSPENDED', region: '{云南省,昆明市,五华区}' })
  const rating = page.getByRole('dialog', { name: /好用吗/ })
  await page.addLocatorHandler(rating, () => page.keyboard.press('Escape'))

  await test.step('create and edit open a wide drawer, with the sections as anchors', async () => {
    await page.goto('/#/pass/scenic-info?list.search=便笺')
    await page.getByRole('button', { name: '新建' }).click()
    const added = page.getByRole('dialog', { name: '新建景区' })
    const anchors = added.getByRole('navigation', { name: '分区' }).or(added.getByRole('navigation')).first()
    await expect(anchors.getByRole('button')).toHaveText([
      '基本信息',
      '位置与联系',
      '开放与承载',
      '通票规则',
      '检票口',
      '入园须知',
    ])
    const width = (await added.locator('.eb-dialog__panel').first().boundingBox())?.width
    expect(width).toBeCloseTo(960, 1)
    await anchors.getByRole('button', { name: '检票口' }).click()
    await expect(added.getByRole('heading', { name: '检票口' })).toBeInViewport()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await rowWith(page, '便笺new').getByRole('button', { name: '编辑' }).click()
    const edited = page.getByRole('dialog', { name: '编辑景区' })
    await expect(edited.getByRole('textbox', { name: '景区名称' })).toHaveValue('便笺new')
    await expect(edited.getByRole('navigation').getByRole('button')).toHaveCount(6)
    await page.keyboard.press('Escape')
  })

  await test.step('by a switch it is a map, whose markers have the colours of the states', async () => {
    const views = page.getByRole('toolbar', { name: '查看方式' })
    await expect(views.getByRole('button', { name: '列表' })).toHaveAttribute('aria-pressed', 'true')
    await views.getByRole('button', { name: '地图' }).click()
    await expect(page).toHaveURL(/view=map/)
    const map = page.getByRole('region', { name: '景区信息地图' })
    const marker = (name: string) => map.getByRole('button', { name })
    const states = { new: '待发布', open: '开放中', closed: '暂停开放' }
    for (const [key, state] of Object.entries(states))
      await expect(marker(`便笺${key} · ${state}`)).toBeVisible()
    await expect(page.getByRole('grid')).toBeHidden()
    const colour = (name: string) =>
      marker(name)
        .locator('svg')
        .evaluate((node) => getComputedStyle(node).fill)
    const colours = await Promise.all([colour('便笺new'), colour('便笺open'), colour('便笺closed')])
    expect(new Set(colours).size).toBe(3)
    const mark = (name: string) =>
      page.evaluate((each) => {
        const probe = document.createElement('i')
        probe.style.color = `var(--eb-${each}-mark)`
        document.querySelector('.eb-place-map')?.append(probe)
        const { color } = getComputedStyle(probe)
        probe.remove()
        return color
      }, name)
    expect(colours).toEqual([await mark('info'), await mark('success'), await mark('warning')])
    await expectAccessible(page)
    // what it is filtered by, and what opens
    await page.getByRole('tab', { name: '开放中' }).click()
    await expect(marker('便笺new')).toHaveCount(0)
    await marker('便笺open').click()
    await expect(page.getByRole('dialog', { name: '便笺open' })).toBeVisible()
    await page.keyboard.press('Escape')
    await page.getByRole('tab', { name: '全部' }).click()
    await views.getByRole('button', { name: '列表' }).click()
    await expect(page.getByRole('grid')).toBeVisible()
  })

  await test.step('it is filtered by regions: provinces, and cities below them', async () => {
    await page.getByRole('button', { name: '省市区', exact: true }).click()
    const editor = page.getByRole('dialog', { name: '省市区' })
    await editor.getByRole('button', { name: '展开云南省' }).click()
    await editor.getByRole('checkbox', { name: '昆明市' }).click()
    await expect(rowWith(page, '便笺open')).toHaveCount(0)
    await expect(rowWith(page, '便笺closed')).toBeVisible()
    await editor.getByRole('checkbox', { name: '浙江省' }).click()
    await expect(rowWith(page, '便笺open')).toBeVisible()
    await expectAccessible(page)
    await editor.getByRole('button', { name: '清空' }).click()
  })

  await test.step('entries of today are orange above 80 percent of the capacity, and red at 100', async () => {
    const [{ entries } = { entries: 0 }] = await sql<{ entries: number }>(
      `select count(*)::int as entries from ticket_verify_record where hotel_id = '100101' and verify_type = 'gate'
        and status = 'VALID' and verify_time >= date_trunc('day', now() at time zone 'Asia/Shanghai') at time zone 'Asia/Shanghai'`,
    )
    for (const index of Array.from({ length: 5 }).keys())
      await insertRow(sql, 'ticketVerifyRecord', {
        ...{ verify_id: `note-${index}`, verify_type: 'gate', status: 'VALID' },
        verify_time: new Date().toISOString(),
      })
    const shown = async (capacity: number) => {
      await sql("update scenic set max_capacity = $1 where scenic_id = 'note-open'", [capacity])
      await page.reload()
      return rowWith(page, '便笺open').locator('.eb-list-mark')
    }
    const count = entries + 5
    await expect(await shown(Math.ceil(count / 0.8))).toHaveCount(0)
    await expect(await shown(count + 1)).toHaveClass(/--warning/)
    const full = await shown(count)
    await expect(full).toHaveClass(/--danger/)
    await expect(full).toContainText('已达承载量')
  })

  await test.step('dates may not overlap and must cover the year', async () => {
    const [row] = await sql<{ version: number }>("select version from scenic where scenic_id = 'note-new'")
    const change = (...openTimes: object[]) =>
      save(page, 'ticket-api/eb/scenic', { scenicId: 'note-new', version: row?.version, openTimes })
    const twice = await change(season('01-01', '06-30'), season('06-30', '12-31'))
    expect(twice.body.data.problems).toMatchObject([{ path: 'openTimes', code: 'apart' }])
    const gap = await change(season('01-01', '06-30'), season('07-02', '12-31'))
    expect(gap.body.data.problems).toMatchObject([
      { path: 'openTimes', code: 'coversYear', params: { day: `${year}-07-01` } },
    ])
    await sql("update scenic set open_times = $1 where scenic_id = 'note-new'", [
      JSON.stringify([season('01-01', '11-30')]),
    ])
    await page.goto('/#/pass/scenic-info?list.search=便笺&id=note-new&mode=edit')
    const form = page.getByRole('dialog', { name: '编辑景区' })
    await form.getByRole('textbox', { name: '景区名称' }).fill('便笺改名')
    await form.getByRole('button', { name: '保存' }).click()
    await expect(form.getByText(`须覆盖 ${year} 年全年：${year}-12-01 没有开放时间`).last()).toBeVisible()
    await page.keyboard.press('Escape')
  })

  await test.step('the poster of the gate leads guests to booking and tickets', async () => {
    await rowWith(page, '便笺open').getByRole('button', { name: /更多/ }).click()
    await page.getByRole('menuitem', { name: '二维码' }).click()
    const poster = page.getByRole('dialog', { name: /便笺open/ })
    await expect(poster.getByRole('img', { name: /便笺open/ })).toBeVisible()
    await expect(poster).toContainText('扫码预约入园 · 购票')
    await expect(poster).toContainText('/scenic?scenicId=note-open')
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      poster.getByRole('button', { name: '下载图片' }).click(),
    ])
    expect(file.suggestedFilename()).toBe('便笺open.png')
    const picture = await readFile(await file.path())
    // below the square code stand two lines: its name, and what it leads to
    const [width, height] = [picture.readUInt32BE(16), picture.readUInt32BE(20)]
    expect(height).toBeGreaterThan(width + 80)
    await page.keyboard.press('Escape')
  })

  await test.step('only what is new can be deleted', async () => {
    expect(await offers(page, '便笺new')).toContain('删除')
    expect(await offers(page, '便笺open')).not.toContain('删除')
    const answer = await page.request.post('/ticket-api/eb/scenic/delete', {
      data: { keys: ['note-open'] },
      headers: { 'x-eb-client': 'ebkit/test' },
    })
    expect((await answer.json()).data.failed).toMatchObject([{ code: 'notNew' }])
  })
})
