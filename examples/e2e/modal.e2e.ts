import type { Page } from '@playwright/test'
import type { SatisfactionWidget } from './support/satisfaction'
import { expect, test } from './support/test'

test.beforeEach(async ({ page, signIn, widget }) => {
  await signIn()
  await page.goto('/examples/jquery.html')
  await widget.expectRating()
  await page.keyboard.press('Escape')
  await widget.expectClosed()
})

test('F-LO-9 Bootstrap modal: focus stays in the eb dialog and returns afterwards, and the modal stays open', async ({
  page,
  widget,
  ratings,
}) => {
  await page.locator('#rows button').first().click()
  const modal = page.locator('#order')
  await expect(modal).toBeVisible()
  await expect(modal).toBeFocused() // Bootstrap holds the focus from here on
  await page.locator('#remark').fill('游客晚到')
  await page.locator('#rate-in-modal').click()
  await widget.expectRating()
  await expectFocusInside(page, widget)

  await widget.comment.click()
  await page.keyboard.type('in a modal')
  await expect(widget.comment).toHaveValue('in a modal')
  for (let presses = 0; presses < 12; presses++) {
    await page.keyboard.press('Tab')
    await expectFocusInside(page, widget)
  }
  await page.keyboard.press('Escape')
  await widget.expectClosed()
  await expect(modal, 'Esc was for the eb dialog only').toBeVisible()
  await expect(page.locator('#rate-in-modal')).toBeFocused()

  await page.keyboard.press('Enter')
  await widget.rate(3)
  await widget.button('提交').click()
  await widget.expectSuccess()
  await expect(page.locator('#rate-in-modal')).toBeFocused()
  await expect(page.locator('#remark')).toHaveValue('游客晚到')
  await page.locator('#remark').fill('已联系')
  expect(await ratings()).toMatchObject([{ score: 3, description: 'in a modal' }])
})

test('F-LO-9 jQuery UI modal dialog: the same', async ({ page, widget }) => {
  await page.addScriptTag({ url: '/examples/vendor/jquery-ui-dist/jquery-ui.min.js' })
  await page.evaluate(() => {
    const { jQuery } = globalThis as unknown as {
      jQuery: (html: string) => { dialog(options: object): void }
    }
    jQuery('<form title="退款"><input id="reason"></form>').dialog({ modal: true })
  })
  const reason = page.locator('#reason')
  await reason.fill('重复下单')
  await page.evaluate(() => {
    const element = document.querySelector('eb-satisfaction') as HTMLElement & { show(level: string): void }
    element.show('page')
  })
  await widget.expectRating()
  await widget.comment.click()
  await page.keyboard.type('over jQuery UI')
  await expect(widget.comment).toHaveValue('over jQuery UI')
  await expectFocusInside(page, widget)
  await page.keyboard.press('Escape')
  await widget.expectClosed()
  await expect(reason, 'Esc was for the eb dialog only').toBeVisible()
  await expect(reason).toBeFocused()
})

/** Focus is in the eb dialog, or on the browser's own controls in between, but nowhere else in the page. */
async function expectFocusInside(page: Page, widget: SatisfactionWidget): Promise<void> {
  await expect(widget.dialog).toBeVisible()
  const focused = await page.evaluate(() => document.activeElement?.localName)
  expect(['eb-satisfaction', 'body']).toContain(focused)
}
