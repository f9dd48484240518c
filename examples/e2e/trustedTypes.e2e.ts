import { expect, test } from './support/test'

/** A page that takes scripts from the gateway alone, no text as HTML, and no policy but the two that we name. */
const policy = [
  "default-src 'self'",
  "img-src 'self' blob: data:",
  "require-trusted-types-for 'script'",
  'trusted-types ebkit dompurify',
].join('; ')

const elements = `
  <eb-rich-text value="<p>Open <strong>daily</strong></p>" label="Text"></eb-rich-text>
  <eb-activity-banner hash="#/workspace"></eb-activity-banner>
  <eb-date-range></eb-date-range>
  <eb-select options='[{"value":"a","label":"A"}]' label="Letter"></eb-select>
  <eb-qr-code value="a"></eb-qr-code>
  <eb-data-list resource="merchant-api/printer"></eb-data-list>
  <eb-data-form resource="merchant-api/printer"></eb-data-form>
  <eb-file-explorer></eb-file-explorer>
  <eb-image-picker label="Pictures"></eb-image-picker>`

test('elements work on a page that requires trusted types', async ({ page, signIn, elementErrors }) => {
  await signIn()
  await page.route('**/strict', (route) =>
    route.fulfill({
      contentType: 'text/html',
      headers: { 'content-security-policy': policy },
      body: `<!doctype html><html lang="en"><script src="/eb/eb.js" crossorigin></script>${elements}</html>`,
    }),
  )
  await page.addInitScript(() => {
    const violations: string[] = []
    Object.assign(globalThis, { violations })
    document.addEventListener('securitypolicyviolation', (event) =>
      violations.push(`${event.violatedDirective} ${event.sample} ${event.sourceFile}:${event.lineNumber}`),
    )
  })
  await page.goto('/strict')
  await page.evaluate(() => window.EB.ready())
  await expect(page.locator('eb-rich-text strong')).toHaveText('daily')
  await expect(page.locator('eb-data-list').getByRole('row').nth(1)).toBeVisible()
  await expect(page.locator('eb-data-form').getByRole('textbox').first()).toBeVisible()
  // The page is as strict as it says: the same assignment by itself is refused.
  const refused = await page.evaluate(() => {
    try {
      document.createElement('p').innerHTML = '<b>text</b>'
      return false
    } catch {
      return true
    }
  })
  expect(refused).toBe(true)
  await page.locator('eb-rich-text').evaluate((element: HTMLElement & { value: string }) => {
    element.value = '<p>Closed</p>'
  })
  await expect(page.locator('eb-rich-text').getByText('Closed')).toBeVisible()
  const violations = await page.evaluate(() => (globalThis as unknown as { violations: string[] }).violations)
  expect(violations).toEqual([expect.stringContaining('<b>text</b>')])
  expect(elementErrors).toEqual([])
})
