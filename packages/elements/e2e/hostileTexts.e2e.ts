import { shareOf } from '@ebkit/testing'
import { records } from './records'
import type { ElementRecord } from './support/ElementRecord'
import { becameMarkup, hostile, setTrap, shownAsText, spoilAnswers } from './support/hostileTexts'
import { Place } from './support/Place'
import { expect, test } from './support/test'

// Answers that nobody waits for any more are spoiled no further.
test.afterEach(({ context }) => context.unrouteAll({ behavior: 'ignoreErrors' }))

/** These elements show no text of the page, of a file or of the gateway as text; the banner shows HTML, which is sanitised. */
const withoutForeignTexts = [
  'eb-activity-banner',
  'eb-applet-authorization',
  'eb-dialog',
  'eb-image-cropper',
  'eb-scope',
  'eb-submit-button',
  'eb-switch',
  'eb-wecom-gate',
]

/** Elements that take their texts from properties and methods instead of markup. */
const giveBy: Record<string, (place: Place) => Promise<unknown>> = {
  'eb-copy-link': (place) => place.set('value', hostile),
  'eb-file-preview': (place) => place.set('fileName', `${hostile}.png`),
  'eb-poster': (place) => place.set('label', hostile),
  'eb-qr-code': (place) => place.set('label', hostile),
  'eb-feedback': ({ element }) =>
    element.evaluate((one, text) => (one as unknown as { toast(text: string): void }).toast(text), hostile),
}

/** The gateway answers texts to these, and they show some. */
const showsAnswers = [
  'eb-category-picker',
  'eb-country-picker',
  'eb-data-list',
  'eb-file-explorer',
  'eb-image-picker',
  'eb-map-picker',
  'eb-object-browser',
  'eb-product-picker',
]
/** `npm test` does not open what asks for the texts of these. */
const asksLater = [
  'eb-category-picker',
  'eb-country-picker',
  'eb-image-picker',
  'eb-product-picker',
  'eb-uploader',
]

/** The gateway answers texts to these too: none is shown by these openings. */
const isAnswered = [
  'eb-activity-banner',
  'eb-applet-authorization',
  'eb-data-form',
  'eb-refund-qr',
  'eb-rich-text',
  'eb-satisfaction',
  'eb-uploader',
  'eb-wecom-gate',
]

/** `npm test` takes a share of the elements that show what users entered, the soak all elements. */
const showsContent = ({ tag }: ElementRecord) =>
  /picker|list|form|explorer|browser|uploader|preview|gallery|satisfaction|feedback|select|copy/.test(tag)
const chosen = process.env.EB_SOAK ? records : shareOf(records.filter(showsContent), 6, 'markup in texts')

/** `npm test` runs the first opening of each element, the soak all of them. */
const openingsOf = ({ openings }: ElementRecord) =>
  Object.entries(openings).slice(0, process.env.EB_SOAK ? undefined : 1)

test.describe('markup in texts', () => {
  test.describe.configure({ mode: 'parallel', timeout: 60_000 })

  test.beforeEach(({ page }) => setTrap(page))

  test('the check detects interpreted markup and its scripts', async ({ page, openPage }) => {
    await openPage('zh', '')
    expect(await becameMarkup(page)).toEqual([])
    await page.evaluate((markup) => {
      const host = document.body.appendChild(document.createElement('div'))
      host.attachShadow({ mode: 'open' }).innerHTML = markup
    }, hostile)
    await expect.poll(() => becameMarkup(page)).toEqual(expect.arrayContaining(['page-img']))
    expect((await becameMarkup(page)).some((line) => line.startsWith('<b data-hostile'))).toBe(true)
  })

  for (const record of chosen)
    test(`F-CO-1 ${record.tag} shows markup from the page and the gateway as text`, async ({
      page,
      context,
      openPage,
      servers,
    }) => {
      const spoiling = await spoilAnswers(context)
      await openPage(
        'zh',
        record.markup((chinese) => chinese + hostile),
      )
      const place = new Place(page, record.tag, 'zh', servers.proxy)
      await page.evaluate(() => EB.ready())
      // faults of the openings are for what they ask themselves
      await page.waitForLoadState('networkidle')
      await giveBy[record.tag]?.(place)
      await record.shown?.(place)
      expect(await becameMarkup(page), 'as it comes').toEqual([])
      for (const [what, open] of openingsOf(record)) {
        await open(place)
        expect(await becameMarkup(page), what).toEqual([])
        await place.closeAll()
        servers.proxy.reset()
      }
      // what was not spoiled could not become markup
      if (process.env.EB_SOAK || !asksLater.includes(record.tag)) {
        const shows = showsAnswers.includes(record.tag)
        const asks = shows || isAnswered.includes(record.tag)
        expect(spoiling.texts > 0, `${spoiling.texts} texts of answers were spoiled`).toBe(asks)
        if (shows)
          await expect
            .poll(() => shownAsText(page, 'answer'), { message: 'texts of answers that are shown' })
            .toBeGreaterThan(0)
      }
      if (!withoutForeignTexts.includes(record.tag))
        await expect.poll(() => shownAsText(page), { message: 'shown as text' }).toBeGreaterThan(0)
    })
})
