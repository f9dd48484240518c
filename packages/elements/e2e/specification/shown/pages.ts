import { expect } from '@playwright/test'
import { json } from '../../support/jsonAttribute'
import type { Place } from '../../support/Place'
import { parametersOf, type Sight } from './Sight'
import { stayOf, stopTime } from './time'

const list = (more = '') =>
  `resource="merchant-api/printer" row-key="printerId" ${more} columns='${json([
    { name: 'printerName', header: 'P', searchable: true },
    { name: 'copies', header: 'C', sortable: true },
  ])}'`

const isShown = async (it: Place) => {
  await it.sees('[role=row][data-key]')
  await it.settled()
}

const form = `resource="merchant-api/printer" fields='${json([{ name: 'printerName', label: 'P', type: 'string' }])}'`

/** Figures of the list, its pager, and the form. */
export const pages: readonly Sight[] = [
  {
    figures: ['C-LIST-1', 'C-LIST-2', 'C-LIST-3', 'C-LIST-4', 'C-LIST-5', 'C-LIST-7'],
    tag: 'eb-data-list',
    async observe({ it, page, open, requests }) {
      await open(list())
      await isShown(it)
      const { pageIndex, pageSize, orderType } = parametersOf(requests, '/printer/')
      const sorts = [orderType ?? 'none']
      for (const _ of [1, 2, 3]) {
        const asked = page.waitForRequest((one) => one.url().includes('/printer/'))
        await it.inside('[role=columnheader]').last().click()
        sorts.push(parametersOf([await asked], '/printer/').orderType ?? 'none')
        await it.settled()
      }
      const [, first = ''] = sorts
      return {
        'C-LIST-1': Number(pageSize),
        'C-LIST-2': Number(pageIndex),
        'C-LIST-3': pageIndex === undefined ? undefined : 'pageIndex',
        'C-LIST-4': first ? 'orderType' : undefined,
        'C-LIST-5': first === 'copies desc' ? 'column and direction joined by a space' : first,
        'C-LIST-7': sorts.slice(0, 3).map((sort) => sort.replace('copies ', '')),
      }
    },
  },
  {
    figures: ['C-PAGE-4'],
    tag: 'eb-data-list',
    isTimed: true,
    async observe({ it, page, open, value }) {
      await open(list('page-size="1"'))
      await isShown(it)
      await stopTime(page)
      const box = it.inside('[part=pager] input')
      await box.fill('999999')
      await box.press('Enter')
      const stay = await stayOf(page, it.inside('.eb-data-list__wrong'), value('C-PAGE-4') * 1000)
      return { 'C-PAGE-4': Number(stay) / 1000 }
    },
  },
  {
    figures: ['C-FORM-2', 'C-FORM-3', 'C-FORM-4', 'C-FORM-5'],
    tag: 'eb-data-form',
    async observe({ it, open }) {
      await open(form)
      await it.sees('[part=save]')
      const mode = (given?: string) =>
        it.element.evaluate((element, name) => {
          if (name) element.setAttribute('mode', name)
          return (element as unknown as { mode: string }).mode
        }, given)
      const first = await mode()
      const others: string[] = []
      for (const name of ['edit', 'copy', 'view', 'new']) if ((await mode(name)) === name) others.push(name)
      return {
        'C-FORM-2': first,
        'C-FORM-3': others,
        'C-FORM-4': await it.part('save').textContent(),
        'C-FORM-5': await it.part('cancel').textContent(),
      }
    },
  },
  {
    figures: ['C-FORM-1'],
    tag: 'eb-data-form',
    isTimed: true,
    async observe({ it, page, open, value }) {
      await open(form)
      await it.inside('[data-field=printerName] input').fill('P 1')
      let isSent = false
      page.on('request', (request) => {
        isSent ||= request.url().includes('/printer/save')
      })
      await stopTime(page)
      await it.press('save')
      await expect(it.inside('[part=save] [aria-busy=true], [part=save][aria-busy=true]')).toBeVisible()
      const wait = value('C-FORM-1')
      await page.clock.runFor(wait - 1)
      const wasSent = isSent
      await page.clock.runFor(1)
      await expect.poll(() => isSent).toBe(true)
      return { 'C-FORM-1': wasSent ? 'it was sent earlier' : wait }
    },
  },
]
