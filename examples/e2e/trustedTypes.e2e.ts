import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { wordDocument, wordNames } from '../../packages/widgets/src/rich-text/testing/wordHtml'
import { expect, test } from './support/test'

/** A page that takes scripts from the gateway alone, no text as HTML, and no policy but those that the guide names. */
const policy = [
  "default-src 'self'",
  "img-src 'self' blob: data:",
  "require-trusted-types-for 'script'",
  'trusted-types ebkit dompurify ProseMirrorClipboard',
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

const picture = join(import.meta.dirname, '../../packages/elements/e2e/support/picture.png')

/** Opens a page with these elements under the policy; the function it returns has the violations of it since. */
async function openStrictPage(page: Page, markup: string, more = ''): Promise<() => Promise<string[]>> {
  await page.route('**/strict', (route) =>
    route.fulfill({
      contentType: 'text/html',
      headers: { 'content-security-policy': policy + more },
      body: `<!doctype html><html lang="en"><script src="/eb/eb.js" crossorigin></script>${markup}</html>`,
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
  return () => page.evaluate(() => (globalThis as unknown as { violations: string[] }).violations)
}

test('elements work on a page that requires trusted types', async ({ page, signIn, elementErrors }) => {
  await signIn()
  const violations = await openStrictPage(page, elements)
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
  expect(await violations()).toEqual([expect.stringContaining('<b>text</b>')])
  expect(elementErrors).toEqual([])
})

test('with the line of the guide the embedded map is drawn on a page that requires trusted types', async ({
  page,
  signIn,
  elementErrors,
}) => {
  await signIn()
  const guide = await readFile(join(import.meta.dirname, '../../docs/guides/embedding.md'), 'utf8')
  const [line] = /^ *trustedTypes\.createPolicy\('default'.*$/m.exec(guide) ?? []
  expect(line).toContain('<svg/>')
  await page.addInitScript(line ?? '')
  const violations = await openStrictPage(page, '<eb-map-picker label="Place"></eb-map-picker>', ' default')
  const picker = page.locator('eb-map-picker')
  await expect(picker.locator('.leaflet-tile-loaded').first()).toBeVisible()
  await picker.locator('.leaflet-container').click({ position: { x: 90, y: 90 } })
  await expect(picker.locator('.eb-map-picker__marker')).toBeVisible()
  await expect.poll(() => picker.evaluate((one: HTMLElement & { value: string }) => one.value)).toMatch(/\d/)
  expect(await violations()).toEqual([])
  expect(elementErrors).toEqual([])
})

test('without it the map says that it could not be loaded', async ({ page, signIn }) => {
  await signIn()
  await openStrictPage(page, '<eb-map-picker label="Place"></eb-map-picker>')
  const picker = page.locator('eb-map-picker')
  await expect(picker.getByText('The map could not be loaded')).toBeVisible()
  await expect(picker.locator('.leaflet-tile-loaded')).toHaveCount(0)
})

/** What goes to the editor, as the clipboard or a drag has it. */
interface Given {
  html?: string
  text?: string
  /** A picture, in base64. */
  picture?: string
}

/** Pastes or drops into the text, as a browser does. */
const give = (page: Page, by: 'paste' | 'drop', given: Given) =>
  page.locator('eb-rich-text [part=text]').evaluate(
    (text, [by, { html, text: words, picture }]) => {
      const data = new DataTransfer()
      if (html) data.setData('text/html', html)
      if (words) data.setData('text/plain', words)
      if (picture) {
        const bytes = Uint8Array.from(atob(picture), (sign) => sign.charCodeAt(0))
        data.items.add(new File([bytes], 'picture.png', { type: 'image/png' }))
      }
      const { left, top } = (text.firstElementChild as Element).getBoundingClientRect()
      const common = { bubbles: true, cancelable: true, composed: true }
      const at = { clientX: left + 2, clientY: top + 4 }
      text.dispatchEvent(
        by === 'paste'
          ? new ClipboardEvent('paste', { ...common, clipboardData: data })
          : new DragEvent('drop', { ...common, ...at, dataTransfer: data }),
      )
    },
    [by, given] as const,
  )

const web =
  '<div class="card"><h3 onclick="hit()">Rooms</h3><p>See <a href="/room">more</a></p><script>hit()</script></div>'
const word = `<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>1.</span>From seven</p>`

/** Browsers also report the styles and handlers of a text while it is parsed, where neither does anything. */
const ofTrustedTypes = (violations: readonly string[]) =>
  violations.filter((violation) => /^(?:require-)?trusted-types/.test(violation))

const styled =
  '<p style="text-align: center"><span style="font-size: 24px"><span style="color: rgb(192, 0, 0)">big</span></span>'

/** An editor on a page with the strict policy, once it can be written in. */
async function openStrictEditor(page: Page) {
  const violations = await openStrictPage(page, '<eb-rich-text label="Text"></eb-rich-text>')
  const editor = page.locator('eb-rich-text')
  const text = editor.locator('[part=text]')
  const value = () => editor.evaluate((element: HTMLElement & { value: string }) => element.value)
  await expect(text).toHaveAttribute('contenteditable', 'true')
  return { violations, editor, text, value }
}

test('a page whose policy allows no styles in texts loses none of them: loaded, changed and pasted ones', async ({
  page,
  signIn,
}) => {
  await signIn()
  const { violations, editor, text, value } = await openStrictEditor(page)
  await editor.evaluate((element: HTMLElement & { value: string }, html) => {
    element.value = html
  }, `${styled} x</p>`)
  await expect(text.getByText('big')).toHaveCSS('color', 'rgb(192, 0, 0)')
  await expect(text.getByText('big')).toHaveCSS('font-size', '24px')
  await expect(text.locator('p')).toHaveCSS('text-align', 'center')
  await text.click()
  await page.keyboard.press('Control+End')
  await page.keyboard.type('y')
  await expect.poll(value).toBe(`${styled} xy</p>`)
  await page.keyboard.press('Control+a')
  await give(page, 'paste', { html: `${styled} pasted</p>` })
  await expect.poll(value).toBe(`${styled} pasted</p>`)
  await page.keyboard.press('Control+a')
  await give(page, 'paste', { html: `${styled} of many</p>`.repeat(100) })
  await expect.poll(async () => (await value()).split(styled).length - 1).toBe(100)
  expect(ofTrustedTypes(await violations())).toEqual([])
})

test('F-CO-2 on a page that requires trusted types, texts of the web and of Word, long ones and pictures are pasted and dropped', async ({
  page,
  signIn,
  elementErrors,
}) => {
  await signIn()
  const { violations, editor, text, value } = await openStrictEditor(page)
  /** A caret is known to the editor once the browser has told it, which is later than it is moved. */
  const listenForCaret = () =>
    editor.evaluateHandle(({ shadowRoot }) => {
      const isCaret = () => (shadowRoot as unknown as Document).getSelection()?.isCollapsed
      const told = new Promise<void>((resolve) => {
        document.addEventListener('selectionchange', () => isCaret() && resolve())
      })
      return { told }
    })
  await text.click()

  await test.step('a page of the web', async () => {
    await give(page, 'paste', { html: web })
    await expect.poll(value).toMatch(/^<h3>Rooms<\/h3><p>See <a href="\/room"[^>]*>more<\/a><\/p>$/)
  })
  await test.step('a list of Word', async () => {
    await page.keyboard.press('Control+a')
    await give(page, 'paste', { html: word })
    await expect.poll(value).toBe('<ol><li><p>From seven</p></li></ol>')
  })
  await test.step('what was copied here', async () => {
    await page.keyboard.press('Control+a')
    await page.keyboard.press('Control+c')
    const caret = await listenForCaret()
    await page.keyboard.press('ArrowRight')
    // What is pasted before would take the place of the selection.
    await caret.evaluate(({ told }) => told)
    await page.keyboard.press('Control+v')
    await expect.poll(async () => (await value()).match(/From seven/g)?.length).toBe(2)
  })
  await test.step('plain text', async () => {
    await page.keyboard.press('Control+a')
    await give(page, 'paste', { text: 'first\n\nsecond' })
    await expect.poll(value).toContain('<p>second</p>')
  })
  await test.step('a text that is dropped', async () => {
    await give(page, 'drop', { html: '<p>dropped <b>here</b></p>' })
    await expect.poll(value).toContain('<strong>here</strong>')
  })
  await test.step('a long text of Word, in slices', async () => {
    const { html, parts } = wordDocument(60_000)
    await page.keyboard.press('Control+a')
    await give(page, 'paste', { html })
    await expect.poll(value).toContain(`>${wordNames(parts - 1).at(-1)}<`)
    const whole = await value()
    for (let part = 0; part < parts; part++)
      for (const name of wordNames(part)) expect(whole).toContain(`>${name}<`)
  })
  await test.step('pictures', async () => {
    await page.keyboard.press('Control+a')
    const bytes = (await readFile(picture)).toString('base64')
    await give(page, 'paste', { picture: bytes })
    await expect.poll(async () => (await value()).match(/<img src="http/g)?.length).toBe(1)
    await give(page, 'drop', { picture: bytes })
    await expect.poll(async () => (await value()).match(/<img src="http/g)?.length).toBe(2)
    await give(page, 'paste', { html: `<p>a<img src="data:image/png;base64,${bytes}">b</p>` })
    await expect.poll(async () => (await value()).match(/<img src="http/g)?.length).toBe(3)
  })
  expect(ofTrustedTypes(await violations())).toEqual([])
  expect(elementErrors).toEqual([])
})
