import type { Locator } from '@playwright/test'
import type { Place } from '../../support/Place'
import type { Sight } from './Sight'
import { stayOf, stopTime } from './time'

async function rate(it: Place, star: Locator): Promise<void> {
  await star.locator('..').click()
  await it.dialog.locator('[part=submit]').click()
}

/** Figures of the satisfaction pop-up. */
export const satisfaction: readonly Sight[] = [
  {
    figures: ['C-SAT-1', 'C-SAT-2', 'C-SAT-3', 'C-SAT-4', 'C-SAT-6'],
    tag: 'eb-satisfaction',
    isTimed: true,
    async observe({ it, page, requests, open, value }) {
      await open('manual page-key="/figures" page-name="1"')
      const answer = page.waitForResponse((one) => one.url().includes('get_eb_user_feedback'))
      await it.inside('[part=tab] button').last().click()
      const { data } = (await (await answer).json()) as { data: { score: unknown } }
      const stars = it.dialog.locator('[part=stars] input[type=radio]')
      const count = await stars.count()
      await rate(it, stars.first())
      await it.sees('.eb-satisfaction__notice--success')
      await it.closeAll()
      await it.inside('[part=tab] button').last().click()
      await stopTime(page)
      await rate(it, stars.last())
      const stay = await stayOf(page, it.inside('.eb-satisfaction__notice--success'), value('C-SAT-6') * 1000)
      const sent = requests.filter((one) => one.url().includes('/eb_user_feedback'))
      const [least, most] = sent.map((one) => one.postDataJSON().score)
      return {
        'C-SAT-1': count,
        'C-SAT-2': least,
        'C-SAT-3': most,
        'C-SAT-4': data.score,
        'C-SAT-6': Number(stay) / 1000,
      }
    },
  },
  {
    figures: ['C-SAT-7'],
    tag: 'eb-satisfaction',
    isTimed: true,
    async observe({ it, page, open, value }) {
      it.proxy.inject({
        match: ({ path }) => path.includes('/eb_user_feedback'),
        fault: 'json',
        body: { code: 1 },
      })
      await open('manual no-reload page-key="/figures-failing" page-name="1"')
      await it.inside('[part=tab] button').last().click()
      await stopTime(page)
      await rate(it, it.dialog.locator('[part=stars] input[type=radio]').last())
      const stay = await stayOf(page, it.inside('.eb-satisfaction__notice--failure'), value('C-SAT-7') * 1000)
      return { 'C-SAT-7': Number(stay) / 1000 }
    },
  },
  {
    figures: ['C-SAT-9'],
    tag: 'eb-satisfaction',
    async observe({ it, page, open }) {
      await page.route('**/getHotelConfigAll**', async (route) => {
        const response = await route.fetch()
        const body = (await response.json()) as { data: Record<string, string> }
        body.data.ENABLE_UI_UPGRADE_ALL = '1'
        await route.fulfill({ response, json: body })
      })
      await open('manual page-key="/figures" page-name="1"')
      const asked = page.waitForRequest((one) => one.url().includes('get_eb_user_feedback'))
      await it.inside('[part=tab] button').last().click()
      const url = new URL((await asked).url()).searchParams.get('url')
      return { 'C-SAT-9': url?.replace(/\/figures$/, '') }
    },
  },
]
