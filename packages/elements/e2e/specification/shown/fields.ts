import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { json } from '../../support/jsonAttribute'
import type { Place } from '../../support/Place'
import { parametersOf, type Sight } from './Sight'

/** The entries of the page's form. */
const entryOf = (page: Page, name: string) =>
  page.evaluate((key) => new FormData(document.querySelector('form') as HTMLFormElement).get(key), name)

const sizeOf = (it: Place, part: string) =>
  it.part(part).evaluate((element) => {
    const { width, height } = element.getBoundingClientRect()
    return [width, height]
  })

/** Inner height of a full popup. */
const heightOf = (it: Place) => it.part('popup').evaluate(({ clientHeight }) => clientHeight)

const items = Array.from({ length: 40 }, (_, id) => ({ id: `${id}`, name: `${id}` }))

/** The values of a time's spin button. */
async function rangeOf(it: Place, label: string): Promise<number[]> {
  const spinner = it.inside(`[role=spinbutton][aria-label="${label}"], input[aria-label="${label}"]`).first()
  const ends: number[] = []
  for (const key of ['Home', 'End']) {
    await spinner.focus()
    await it.key(key)
    ends.push(Number(await spinner.inputValue()))
  }
  return ends
}

/** Figures of fields to type into or choose in. */
export const fields: readonly Sight[] = [
  {
    figures: ['C-SWI-1', 'C-SWI-2'],
    tag: 'eb-switch',
    async observe({ it, page, open }) {
      await open('name="sale"')
      const off = await entryOf(page, 'sale')
      await it.inside('[role=switch]').click()
      await expect.poll(() => entryOf(page, 'sale')).not.toBe(off)
      return { 'C-SWI-1': Number(await entryOf(page, 'sale')), 'C-SWI-2': Number(off) }
    },
  },
  {
    figures: ['C-NUM-1'],
    tag: 'eb-number-input',
    async observe({ it, page, open }) {
      await open('name="stock" value="4"')
      await it.press('plus')
      await expect.poll(() => entryOf(page, 'stock')).not.toBe('4')
      return { 'C-NUM-1': Number(await entryOf(page, 'stock')) - 4 }
    },
  },
  {
    figures: ['C-CAS-1', 'C-CAS-2', 'C-CAS-3'],
    tag: 'eb-cascader',
    async observe({ it, page, open }) {
      await page.setViewportSize({ width: 1280, height: 900 })
      await open(`items='${json(items)}'`)
      const [width, height] = await sizeOf(it, 'field')
      await it.press('field')
      await it.sees('[role=treeitem]')
      return {
        'C-CAS-1': width,
        'C-CAS-2': height,
        'C-CAS-3': await heightOf(it),
      }
    },
  },
  {
    figures: ['C-CTY-1', 'C-CTY-2', 'C-CTY-3', 'C-CTY-4'],
    tag: 'eb-country-picker',
    async observe({ it, page, open, requests }) {
      await page.setViewportSize({ width: 1280, height: 900 })
      await open()
      const [width, height] = await sizeOf(it, 'field')
      await it.inside('[role=combobox]').click()
      await it.sees('[role=option]')
      return {
        'C-CTY-1': width,
        'C-CTY-2': height,
        'C-CTY-3': await heightOf(it),
        'C-CTY-4': parametersOf(requests, '/getDictByType').dictType,
      }
    },
  },
  {
    figures: ['C-DATE-4', 'C-DATE-5', 'C-DATE-6', 'C-DATE-7'],
    tag: 'eb-date-range',
    async observe({ it, page, open, value }) {
      await open('times value="2026-11-01 00:00:00 至 2026-11-07 23:59:59"')
      const monthsAt = async (width: number) => {
        await page.setViewportSize({ width, height: 800 })
        await it.press('button')
        await it.sees('[data-day]')
        const count = await it.inside('.eb-calendar__month:visible').count()
        await it.closeAll()
        return count
      }
      const limit = value('C-DATE-7')
      const [below, from] = [await monthsAt(limit - 1), await monthsAt(limit)]
      await page.setViewportSize({ width: 1280, height: 900 })
      await it.press('button')
      await it.sees('[data-day]')
      const weekdays = await it.inside('.eb-calendar__weekday').first().textContent()
      return {
        'C-DATE-4': /^[一日]$/.test(weekdays?.trim() ?? '') ? 'cn' : weekdays,
        'C-DATE-5': await rangeOf(it, '时'),
        'C-DATE-6': await rangeOf(it, '分'),
        'C-DATE-7': below === 1 && from > 1 ? limit : [below, from],
      }
    },
  },
]
