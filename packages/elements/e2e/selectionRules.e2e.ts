import { Place } from './support/Place'
import { expect, test } from './support/test'

const pickers = [
  { tag: 'eb-product-picker', language: 'zh' },
  { tag: 'eb-category-picker', language: 'en' },
] as const

for (const { tag, language } of pickers)
  test.describe('a selection rule by touch, 390 px wide', () => {
    test.use({ hasTouch: true, viewport: { width: 390, height: 844 } })

    test(`${tag}: everything that matches, minus one row, is chosen by taps alone`, async ({
      page,
      openPage,
      servers,
    }) => {
      await openPage(language, `<form><${tag} name="chosen" allow-rule></${tag}></form>`)
      const place = new Place(page, tag, language, servers.proxy)
      const { dialog, word } = place
      await place.element.getByRole('button').first().tap()
      const rule = dialog.locator('label', { hasText: word('按规则全选', 'Select by rule') })
      await rule.tap()
      const told = dialog.getByRole('status').filter({ hasText: /\d/ }).first()
      await expect(told).toBeVisible()
      const before = (await told.textContent()) ?? ''
      await dialog
        .locator('button', { hasText: word('已包含', 'Included') })
        .first()
        .tap()
      await expect(told).not.toHaveText(before)
      const { height = 0 } = (await rule.boundingBox()) ?? {}
      expect(height).toBeGreaterThanOrEqual(24)
      expect(await dialog.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
      await place.part('confirm').tap()
      await expect(place.element).toContainText(word('按规则选中', 'By rule'))
      const chosen = await page.evaluate(() => String(new FormData(document.forms[0]).get('chosen')))
      expect(JSON.parse(chosen)).toMatchObject({ kind: 'rule', except: [expect.anything()] })
    })
  })
