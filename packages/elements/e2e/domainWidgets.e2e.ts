import { shareOf } from '@ebkit/testing'
import { violationsOf } from '../../console/e2e/support/violations'
import { CountedSteps } from './support/CountedSteps'
import { domainRecords, handJobs } from './support/domainWidgets'
import { lostInForcedColours } from './support/forcedColours'
import { languages, nameOf } from './support/languages'
import { illegibleTexts } from './support/legibility'
import { Place } from './support/Place'
import { expect, test } from './support/test'

for (const hand of ['touch', 'keyboard'] as const)
  test.describe(`by ${hand}`, () => {
    test.use({
      hasTouch: hand === 'touch',
      viewport: hand === 'touch' ? { width: 390, height: 844 } : undefined,
    })
    for (const language of languages)
      for (const { tag, markup, prepare, shown, by, isDone } of shareOf(handJobs, 12, `${hand} ${language}`))
        test(`${tag} does its main work by ${hand} alone in ${nameOf[language]}`, async ({
          page,
          openPage,
          servers: { gateway, proxy },
        }) => {
          await openPage(language, markup)
          const place = new Place(page, tag, language, proxy)
          await page.evaluate((name) => customElements.whenDefined(name).then(() => {}), tag)
          // What comes by itself has come: answers of the test are for what is done.
          await page.waitForLoadState('networkidle')
          await prepare?.(place, gateway)
          await shown(place)
          await by[hand](place, new CountedSteps(page, hand))
          await isDone(place)
          const tooWide = () => document.documentElement.scrollWidth - document.documentElement.clientWidth
          expect(await page.evaluate(tooWide), 'beyond the window').toBe(0)
        })
  })

test.describe('in forced colours', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce', forcedColors: 'active' } })
  for (const language of languages)
    for (const { tag, markup, shown, openings } of shareOf(domainRecords, 12, `forced colours ${language}`))
      test(`${tag} is accessible and seen in each of its states in ${nameOf[language]}, in forced colours`, async ({
        page,
        openPage,
        servers: { proxy },
      }) => {
        await openPage(language, '')
        const place = new Place(page, tag, language, proxy)
        expect(await page.evaluate(() => matchMedia('(forced-colors: active)').matches)).toBe(true)
        await page.locator('#place').evaluate((target, html) => {
          target.innerHTML = html
        }, markup(place.word))
        await page.evaluate((name) => customElements.whenDefined(name).then(() => {}), tag)
        await shown?.(place)
        for (const [state, open] of [['as it comes', async () => {}] as const, ...Object.entries(openings)])
          await test.step(state, async () => {
            await open(place)
            expect.soft(await violationsOf(page, tag), `${state}: axe`).toEqual([])
            expect.soft(await illegibleTexts(page, tag), `${state}: hard to read`).toEqual([])
            expect.soft(await lostInForcedColours(page, tag), `${state}: not seen`).toEqual([])
            await place.closeAll()
            proxy.reset()
          })
      })
})
