import { readFile } from 'node:fs/promises'
import { shareOf } from '@ebkit/testing'
import { BackOffice, backOfficePages } from './support/backOffice'
import { soakScreen } from './support/soakScreen'
import { expect, test } from './support/test'
import { untilAtRest } from './support/untilAtRest'

/** A ticket product of the seeds. */
const seededProduct = async (office: BackOffice) => {
  const { list } = await office.call('/ticket-api/eb/ticket-product/list?pageSize=1&filter=status%3Doffline')
  return (list as { ticketProductId: string; salePrice: number }[])[0] as {
    ticketProductId: string
    salePrice: number
  }
}

for (const { name, slug, printers, product } of shareOf(backOfficePages, 6, 'back-office pages')) {
  test.describe(`back-office pages: ${name}`, () => {
    test('a printer is found, edited, saved, and read back from the database', async ({
      page,
      servers,
      signIn,
    }) => {
      await signIn()
      const office = new BackOffice(page)
      await page.goto(printers)
      await office.expectRows()
      const printerName = `前厅 ${slug}`
      const id = await office.addPrinter(printerName)
      await office.find(printerName)
      await office.row(printerName).getByRole('button', { name: '编辑', exact: true }).click()
      await office.expectForm()
      await expect(office.input('printerName')).toHaveValue(printerName)
      await expect(office.input('location')).toHaveValue('大堂')
      await office.input('location').fill('二楼宴会厅')
      await office.input('copies').fill('3')
      await office.field('usage').getByText('门票凭证').click()
      await office.save.click()
      await expect(office.list).toBeVisible()
      await expect(office.row(printerName)).toContainText('二楼宴会厅')
      await expect(office.row(printerName)).toContainText('门票凭证')
      expect(await office.printer(id)).toMatchObject({ location: '二楼宴会厅', copies: 3, usage: 'TICKET' })
      const rows = await servers.gateway.sql<{ location: string }>(
        'select location from printer where printer_name = $1',
        [printerName],
      )
      expect(rows).toEqual([{ location: '二楼宴会厅' }])
    })

    test('printers are sorted and filtered, and selected ones deleted together', async ({
      page,
      servers,
      signIn,
    }) => {
      await signIn()
      const office = new BackOffice(page)
      await page.goto(printers)
      await office.expectRows()
      for (const number of [1, 2]) await office.addPrinter(`待删 ${slug} ${number}`)
      await office.search.fill(`待删 ${slug}`)
      await office.search.press('Enter')
      await expect(office.list.getByRole('row')).toHaveCount(3)
      const head = office.list.getByRole('columnheader', { name: '打印机名称' })
      const first = office.list.getByRole('row').nth(1)
      await expect(head).toHaveAttribute('aria-sort', 'ascending')
      await expect(first).toContainText(`待删 ${slug} 1`)
      await head.getByRole('button').first().click()
      await expect(head).toHaveAttribute('aria-sort', 'none')
      await head.getByRole('button').first().click()
      await expect(head).toHaveAttribute('aria-sort', 'descending')
      await expect(first).toContainText(`待删 ${slug} 2`)
      for (const number of [1, 2]) await office.row(`待删 ${slug} ${number}`).getByRole('checkbox').click()
      await office.list.locator('[part=bulk]').getByRole('button', { name: '删除' }).click()
      const question = page.getByRole('alertdialog')
      await expect(question).toContainText('删除选中的 2 条？')
      for (const number of [1, 2]) await expect(question).toContainText(`待删 ${slug} ${number}`)
      await question.getByRole('button', { name: '删除' }).click()
      await expect(office.list).toContainText('没有符合条件的数据')
      expect(
        await servers.gateway.sql('select 1 from printer where printer_name like $1', [`待删 ${slug}%`]),
      ).toEqual([])
    })

    test('a location is changed in the list, and the visible list is exported', async ({
      page,
      servers,
      signIn,
    }) => {
      await signIn()
      const office = new BackOffice(page)
      await page.goto(printers)
      await office.expectRows()
      const printerName = `改址 ${slug}`
      const id = await office.addPrinter(printerName)
      await office.find(printerName)
      const place = office.row(printerName).locator('[aria-colindex="8"]')
      await expect(place).toContainText('大堂')
      await place.focus()
      await page.keyboard.press('F2')
      await expect(place.getByRole('textbox')).toBeFocused()
      await page.keyboard.type('天台')
      await page.keyboard.press('Enter')
      await expect(office.row(printerName)).toContainText('天台')
      await expect(office.list.getByRole('textbox')).toHaveCount(0)
      expect(await servers.gateway.sql('select location from printer where printer_id = $1', [id])).toEqual([
        { location: '天台' },
      ])
      const download = page.waitForEvent('download')
      await office.list.getByRole('button', { name: '导出' }).click()
      await office.list.getByRole('menuitem', { name: '全部 1 条（CSV）' }).click()
      const file = await readFile(await (await download).path(), 'utf8')
      expect(file.trimEnd().split('\r\n')).toHaveLength(2)
      expect(file).toContain(`${printerName},飞鹅,USB`)
      expect(file).toContain('天台')
    })

    test('a ticket product of more than 30 fields is edited, saved, and read back', async ({
      page,
      signIn,
    }) => {
      await signIn()
      const office = new BackOffice(page)
      await page.goto(printers)
      const { ticketProductId: id } = await seededProduct(office)
      await page.goto('about:blank') // Vue: a change of the hash alone does not load another page
      await page.goto(product(id))
      await office.expectForm()
      expect(await office.form.locator('[data-field]').count()).toBeGreaterThan(30)
      const productName = `西湖双人游船票 ${slug}`
      await office.input('productName').fill(productName)
      await office.input('salePrice').fill('138.5')
      await office.input('totalInventory').fill('321')
      await office.input('maxPerOrder').fill('6')
      await office.field('refundType').getByText('提前退').click()
      await office.input('refundAheadDays').fill('3')
      await office.input('refundFeeRate').fill('12.5')
      await office.field('useNotice').getByRole('textbox').fill('到店出示券码')
      await office.save.click()
      await expect(office.form.locator('[part=foot]')).toContainText('已保存')
      const saved = {
        productName,
        salePrice: 13850,
        totalInventory: 321,
        maxPerOrder: 6,
        refundType: 'ahead',
        refundAheadDays: 3,
        refundFeeRate: 12.5,
      }
      expect(await office.product(id)).toMatchObject({
        ...saved,
        useNotice: expect.stringContaining('到店出示券码'),
      })
      await page.reload()
      await office.expectForm()
      await expect(office.input('productName')).toHaveValue(productName)
      await expect(office.input('salePrice')).toHaveValue('138.50')
      await expect(office.input('refundAheadDays')).toHaveValue('3')
    })

    test('errors are listed above and lead to their fields; nothing is sent', async ({
      page,
      servers,
      signIn,
    }) => {
      await signIn()
      const office = new BackOffice(page)
      await page.goto(printers)
      await office.expectRows()
      const before = await servers.gateway.sql('select 1 from printer')
      await office.list.getByRole('button', { name: '新建打印机' }).click()
      await office.expectForm()
      await office.input('copies').fill('9')
      await office.save.click()
      await expect(office.summary).toContainText('改好才能保存')
      await expect(office.summary).toBeFocused()
      await office.summary.getByRole('button', { name: /^打印份数/ }).click()
      await expect(office.input('copies')).toBeFocused()
      await expect(office.input('copies')).toHaveAttribute('aria-invalid', 'true')
      expect(await servers.gateway.sql('select 1 from printer')).toHaveLength(before.length)
    })

    test('two users: conflicting changes are shown side by side, and saved as chosen', async ({
      page,
      signIn,
    }) => {
      await signIn()
      const office = new BackOffice(page)
      await page.goto(printers)
      await office.expectRows()
      const printerName = `两人 ${slug}`
      const id = await office.addPrinter(printerName)
      await office.find(printerName)
      await office.row(printerName).getByRole('button', { name: '编辑', exact: true }).click()
      await office.expectForm()
      await expect(office.input('location')).toHaveValue('大堂')
      const { version } = await office.printer(id)
      await office.call('/merchant-api/eb/printer/save', {
        printerId: id,
        version,
        location: '酒吧',
        copies: 2,
      })
      await office.input('location').fill('厨房')
      await office.save.click()
      const clash = office.form.locator('dialog[open]')
      await expect(clash).toContainText('这条记录刚被别人修改过')
      await expect(clash).toContainText('酒吧')
      await expect(clash).toContainText('厨房')
      await clash.getByRole('radio', { name: /厨房|我的/ }).check({ force: true })
      await clash.getByRole('button', { name: '按选择保存' }).click()
      await expect(office.list).toBeVisible()
      expect(await office.printer(id)).toMatchObject({ location: '厨房', copies: 2 })
    })

    test('fits 390 px', async ({ page, signIn }) => {
      await signIn()
      const office = new BackOffice(page)
      for (const [width, height] of [
        [1440, 900],
        [390, 844],
      ] as const) {
        await page.setViewportSize({ width, height })
        await page.goto(printers)
        await office.expectRows()
        await untilAtRest(page)
        await soakScreen(page, `resources-list-${slug}-${width}`)
        expect(await overflow(page), 'horizontal scroll of the list page').toBeLessThanOrEqual(0)
        const { ticketProductId: id } = await seededProduct(office)
        await page.goto('about:blank')
        await page.goto(product(id))
        await office.expectForm()
        await untilAtRest(page)
        await soakScreen(page, `resources-form-${slug}-${width}`)
        expect(await overflow(page), 'horizontal scroll of the form page').toBeLessThanOrEqual(0)
      }
    })
  })
}

test('the page of the guide has a dozen lines, and works unchanged', async ({ page, signIn }) => {
  const folder = new URL('../resources/dozen-lines/', import.meta.url)
  const guide = await readFile(new URL('../../docs/guides/back-office-page.md', import.meta.url), 'utf8')
  const files = await Promise.all(
    ['index.html', 'page.js'].map((name) => readFile(new URL(name, folder), 'utf8')),
  )
  for (const file of files) expect(guide).toContain(file)
  expect(files.join('').trimEnd().split('\n')).toHaveLength(12)

  await signIn()
  const office = new BackOffice(page)
  await page.goto('/examples/resources/dozen-lines/index.html')
  await office.expectRows()
  await expect(office.form).toBeHidden()
  // Labels, never codes.
  await expect(office.list).toContainText('云打印')
  await expect(office.list).not.toContainText(/CLOUD|RECEIPT|BLUETOOTH/)
  await office.list.getByRole('button', { name: '新建打印机' }).click()
  await office.expectForm()
  await expect(office.list).toBeHidden()
  await office.input('printerName').fill('十二行')
  await office.field('brandModel').getByText('商米').click()
  await office.field('connectType').getByText('USB').click()
  await office.input('sn').fill('SN20')
  await office.field('usage').getByText('标签杯贴').click()
  await office.input('location').fill('咖啡吧')
  await office.save.click()
  await office.expectRows()
  await office.find('十二行')
  await office.row('十二行').getByRole('button', { name: '十二行' }).click()
  await office.expectForm()
  await office.input('location').fill('面包房')
  await office.save.click()
  await office.expectRows()
  await expect(office.row('十二行')).toContainText('面包房')
})

test('with the keyboard alone: search, to the row, its form, one field, save, back in the list', async ({
  page,
  signIn,
}) => {
  test.slow()
  await signIn()
  const office = new BackOffice(page)
  await page.goto(backOfficePages[0].printers)
  await office.expectRows()
  const id = await office.addPrinter('键盘打印机')
  await pressUntil(page, 'Tab', (focus) => focus.role === 'searchbox')
  await page.keyboard.type('键盘打印机')
  await page.keyboard.press('Enter')
  await expect(office.list.getByRole('row')).toHaveCount(2)
  await pressUntil(page, 'Tab', (focus) => focus.isInGrid)
  await page.keyboard.press('Control+End')
  await pressUntil(page, 'ArrowLeft', (focus) => focus.text === '编辑')
  await page.keyboard.press('Enter')
  await office.expectForm()
  await expect(office.input('location')).toHaveValue('大堂')
  await pressUntil(page, 'Tab', (focus) => focus.label === '摆放位置')
  await page.keyboard.press('Control+a')
  await page.keyboard.type('书吧')
  await page.keyboard.press('Control+Enter')
  await expect(office.list).toBeVisible()
  await expect(office.row('键盘打印机')).toContainText('书吧')
  expect(await office.printer(id)).toMatchObject({ location: '书吧' })
  // Back in the row that was left, and on from there.
  await expect.poll(async () => (await focusOf(page)).row).toContain('键盘打印机')
  await page.keyboard.press('Home')
  await page.keyboard.press('ArrowRight')
  expect((await focusOf(page)).row).toContain('键盘打印机')
})

/** The focused element, in the page or in a shadow root. */
const focusOf = (page: BackOffice['page']) =>
  page.evaluate(() => {
    let focused = document.activeElement
    while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement
    const { id = '' } = focused ?? {}
    const root = focused?.getRootNode() as ShadowRoot | undefined
    const label = id ? root?.querySelector(`label[for="${CSS.escape(id)}"]`)?.textContent : undefined
    return {
      role: focused?.getAttribute('type') === 'search' ? 'searchbox' : focused?.getAttribute('role'),
      text: focused?.textContent?.trim() ?? '',
      label: focused?.getAttribute('aria-label') ?? label?.replace('*', '').trim(),
      isInGrid: !!focused?.closest('[role=grid]'),
      row: focused?.closest('[role=row]')?.textContent ?? '',
    }
  })

type Focus = Awaited<ReturnType<typeof focusOf>>

/** Presses a key until the right element has the focus. */
async function pressUntil(
  page: BackOffice['page'],
  key: string,
  isRight: (focus: Focus) => boolean,
): Promise<void> {
  const seen: string[] = []
  for (let presses = 0; presses < 60; presses++) {
    const focus = await focusOf(page)
    if (isRight(focus)) return
    seen.push(focus.label ?? focus.text.slice(0, 20))
    await page.keyboard.press(key)
  }
  expect(seen, `reached by ${key}`).toEqual('what was looked for')
}

/** How far the page scrolls sideways, in px. */
const overflow = (page: BackOffice['page']) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
