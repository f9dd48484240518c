import { shareOf } from '@ebkit/testing'
import { filledEntries, formPages, PackageForm } from './support/packageForm'
import { soakScreen } from './support/soakScreen'
import { expect, test } from './support/test'
import { untilAtRest } from './support/untilAtRest'

/** The values of a new package. */
const newEntries = [
  ['name', ''],
  ['onSale', '1'],
  ['channels', 'mini'],
  ['channels', 'desk'],
  ['confirmation', 'instant'],
]

for (const { name, path } of shareOf(formPages, 4, 'form of all inputs')) {
  test.describe(`form of all inputs: ${name}`, () => {
    test('posts one entry for each value, as every form does, and edits them again', async ({
      page,
      servers,
    }) => {
      const form = new PackageForm(page)
      await form.open(`${servers.partner}${path}`)
      expect(await form.entries()).toEqual(newEntries)
      await form.fill()
      expect(await form.entries()).toEqual(filledEntries)
      const posted = page.waitForRequest(
        (request) => request.method() === 'POST' && request.url().includes(path),
      )
      await form.save()
      const request = await posted
      expect([...new URLSearchParams(request.postData() ?? '')]).toEqual(filledEntries)
      await expect(page.locator('.received tbody tr')).toHaveCount(filledEntries.length)
      await expect(page.locator('.received td:last-child')).toHaveText(
        filledEntries.map(([, value]) => value ?? ''),
      )

      await page.getByRole('link', { name: '继续编辑' }).click()
      await form.ready()
      await expect.poll(() => form.entries()).toEqual(filledEntries)
    })

    test('reset restores every field', async ({ page, servers }) => {
      const form = new PackageForm(page)
      await form.open(`${servers.partner}${path}`)
      await form.fill()
      await page.getByRole('button', { name: '重置' }).click()
      await expect.poll(() => form.entries()).toEqual(newEntries)
      await expect(form.field('items').getByRole('listitem')).toHaveCount(0)
      await expect(form.input('price')).toHaveValue('')
    })

    test('the browser does not post missing values: focus and message are on the first field', async ({
      page,
      servers,
    }) => {
      const form = new PackageForm(page)
      await form.open(`${servers.partner}${path}`)
      await form.save()
      await expect(form.field('name')).toBeFocused()
      await form.field('name').fill('西湖亲子两日')
      await form.save()
      await expect(form.field('category')).toBeFocused()
      for (const missing of ['category', 'price', 'opens', 'stay', 'room', 'items']) {
        await expect(form.field(missing).locator('[part~=message]')).toHaveText('此项必填')
        expect(await form.field(missing).evaluate((element) => element.matches(':invalid'))).toBe(true)
      }
      await expect(form.field('channels').locator('[part~=message]')).toHaveCount(0)
      await form.fill()
      await form.field('items').getByRole('listitem').nth(1).getByLabel('份数').fill('120')
      await form.save()
      const wrong = form.field('items').getByRole('listitem').nth(1).getByLabel('份数')
      await expect(wrong).toBeFocused()
      await expect(form.field('items').locator('[part~=message]')).toHaveText('最大 99')
      await wrong.fill('12')
      await form.save()
      await expect(page.locator('.received')).toBeVisible()
    })

    test('a locked fieldset disables every field, and none is posted', async ({ page, servers }) => {
      const form = new PackageForm(page)
      await form.open(`${servers.partner}${path}`)
      await form.lock(true)
      await expect.poll(() => form.entries()).toEqual([])
      for (const field of ['price', 'onSale', 'channels', 'confirmation', 'room', 'items'])
        await expect(form.field(field).locator(':disabled').first()).toBeAttached()
      await form.lock(false)
      await expect.poll(() => form.entries()).toEqual(newEntries)
    })

    test('a label focuses its field', async ({ page, servers }) => {
      const form = new PackageForm(page)
      await form.open(`${servers.partner}${path}`)
      for (const [label, field] of [
        ['类目', 'category'],
        ['售价（元）', 'price'],
        ['渠道', 'channels'],
        ['开售日期', 'opens'],
        ['可住日期', 'stay'],
        ['房型', 'room'],
        ['项目', 'items'],
      ] as const) {
        await page.locator(`label[for=${field}]`).getByText(label).click()
        await expect(form.field(field)).toBeFocused()
        await page.keyboard.press('Escape')
      }
    })

    test('fits 390 px, in English and Chinese', async ({ page, servers }) => {
      const form = new PackageForm(page)
      for (const [width, height] of [
        [1440, 900],
        [390, 844],
      ] as const) {
        await page.setViewportSize({ width, height })
        for (const language of ['en', 'zh']) {
          await form.open(`${servers.partner}${path}?lang=${language}`)
          await untilAtRest(page)
          const file = `${path.slice('/forms/'.length)}-${width}-${language}`
          await soakScreen(page, `form-${file}`, { fullPage: true })
          const overflow = await page.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          )
          expect(overflow, 'horizontal scroll').toBeLessThanOrEqual(0)
        }
      }
    })

    test('is restored on Back, and starts empty when opened again', async ({ page, servers }) => {
      const form = new PackageForm(page)
      await form.open(`${servers.partner}${path}`)
      await form.fill()
      await form.save()
      await expect(page.locator('.received')).toBeVisible()
      await page.goBack()
      await form.ready()
      await expect.poll(() => form.entries()).toEqual(filledEntries)
      await form.open(`${servers.partner}${path}?lang=zh`)
      expect(await form.entries()).toEqual(newEntries)
    })

    test('countries are found by Chinese, pinyin and English, by keyboard alone, and posted', async ({
      page,
      servers,
    }) => {
      const form = new PackageForm(page)
      await form.open(`${servers.partner}${path}?${new URLSearchParams(filledEntries)}`)
      await form.field('confirmation').locator('input:checked').focus()
      await page.keyboard.press('Tab')
      await expect(form.field('countries')).toBeFocused()
      for (const [typed, found] of [
        ['法国', '法国'],
        ['riben', '日本'],
        ['Germany', '德国'],
      ] as const) {
        await page.keyboard.type(typed)
        const first = form.field('countries').getByRole('option').first()
        await expect(first).toContainText(found)
        const id = (await first.getAttribute('id')) ?? ''
        await expect(form.input('countries')).toHaveAttribute('aria-activedescendant', id)
        await page.keyboard.press('Enter')
        await expect(form.field('countries').getByRole('button', { name: found })).toBeVisible()
      }
      // Out of the list: in browsers without popover it keeps the rest of the page inert.
      await page.keyboard.press('Tab')
      await expect(form.field('countries').getByRole('listbox')).toHaveCount(0)
      await form.field('name').press('Enter')
      await expect(
        page.locator('.received tr', { hasText: 'countries' }).locator('td:last-child'),
      ).toHaveText(['FR', 'JP', 'DE'])
    })
  })
}
