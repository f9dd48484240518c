import { expect, type Locator } from '@playwright/test'
import { listed } from '../../support/files'
import type { Place } from '../../support/Place'
import { choose, entry, hasOpened, isListing, name, newFolder, remove, sortsOf } from '../fileManagers'
import { type Look, parametersOf, type Sight } from './Sight'
import { passUntil, stayOf, stopTime } from './time'

const tag = 'eb-file-explorer'

/** Creates a folder that is not empty, and selects it. */
async function chooseFull({ it, start, open }: Look): Promise<void> {
  const id = await start.folder()
  await start.calls.upload((await start.calls.folder(id, 'full')).ossDisplayId, 'a.txt', 'text')
  await open(`folder-id="${id}"`)
  await entry(it, 'full').click()
}

const forced = (it: Place): Locator => it.dialog.getByText('仍要删除')

/** Whether this number of folders can be deleted at once. */
async function isQuestion({ it, start, open }: Look, count: number): Promise<boolean> {
  const id = await start.folder()
  for (let index = 0; index < count; index++) await start.calls.folder(id, `${index}`)
  await open(`folder-id="${id}"`)
  await entry(it, '0').click()
  await it.key('Control+a')
  await it.key('Delete')
  await expect(it.dialog).toBeVisible()
  return it.dialog.getByText(`选中的 ${count} 个`).first().isVisible()
}

const inset = (row: Locator) =>
  row.evaluate((element) => Number.parseFloat(getComputedStyle(element).paddingInlineStart))

/** Figures of the explorer. */
export const explorer: readonly Sight[] = [
  {
    figures: ['C-EXP-2', 'C-EXP-3', 'C-EXP-16', 'C-EXP-17', 'C-EXP-18', 'C-EXP-19', 'C-EXP-20'],
    tag,
    async observe({ it, start, requests, open }) {
      await open()
      await listed(it)
      const { pageSize, pageIndex, hotelId, brandId } = parametersOf(requests, '/directory_files')
      const headers = await requests.find(isListing)?.allHeaders()
      const roots = await it.inside('[role=treeitem][aria-level="1"] .eb-tree__name').allTextContents()
      const { path } = await start.calls.token()
      return {
        'C-EXP-2': Number(pageSize),
        'C-EXP-3': Number(pageIndex),
        'C-EXP-16': path.replace(`${brandId}`, '').slice(0, 1),
        'C-EXP-17': [hotelId && 'hotelId', brandId && 'brandId'],
        'C-EXP-18': headers?.['content-type'] === 'application/json' ? 'JSON' : headers?.['content-type'],
        'C-EXP-19': roots[0],
        'C-EXP-20': roots[1],
      }
    },
  },
  {
    figures: ['C-EXP-21', 'C-EXP-22', 'C-EXP-23'],
    tag,
    async observe({ it, open }) {
      await open()
      const sorts = (await sortsOf(it)).map((sort) => sort.split(' '))
      const fields = [...new Set(sorts.map(([field]) => field))]
      const wire: Readonly<Record<string, string>> = { time: 'createTime' }
      return {
        'C-EXP-21': ['name', 'size', 'time']
          .filter((one) => fields.includes(one))
          .map((one) => wire[one] ?? one),
        'C-EXP-22': ['asc', 'desc']
          .filter((way) => sorts.some(([, one]) => one === way))
          .map((way) => `${way}ending`),
        'C-EXP-23': sorts.slice(0, 4).map((sort) => sort.join(' ')),
      }
    },
  },
  {
    figures: ['C-EXP-4'],
    tag,
    isTimed: true,
    async observe({ it, page, open, requests, value }) {
      it.proxy.inject({ match: ({ path }) => path.includes('/directory_files'), fault: 'stallHeaders' })
      await stopTime(page)
      await open()
      await passUntil(page, async () => requests.some(isListing))
      const hasFailed = () => it.inside('[part=retry]').first().isVisible()
      const time = value('C-EXP-4') * 1000
      await page.clock.runFor(time - 500)
      const failedEarlier = await hasFailed()
      await page.clock.runFor(1000)
      await it.sees('[part=retry]')
      return { 'C-EXP-4': failedEarlier ? 'it failed earlier' : time / 1000 }
    },
  },
  {
    figures: ['C-EXP-5'],
    tag,
    isTimed: true,
    async observe({ it, page, start, open, value }) {
      await open(`folder-id="${await start.folder()}"`)
      await hasOpened(it)
      await newFolder(it)
      await expect(it.dialog.locator('input')).toBeVisible()
      await stopTime(page)
      await name(it, '1')
      const message = it.inside('[part=message]').filter({ hasText: '文件夹创建成功' })
      return { 'C-EXP-5': Number(await stayOf(page, message, value('C-EXP-5') * 1000)) / 1000 }
    },
  },
  {
    figures: ['C-EXP-6'],
    tag,
    isTimed: true,
    async observe(look) {
      const { it, page, value } = look
      await chooseFull(look)
      await it.key('Delete')
      await expect(it.dialog.locator('[part=ok]')).toBeVisible()
      await stopTime(page)
      await it.dialog.locator('[part=ok]').click()
      const locked = it.dialog.locator('fieldset:disabled')
      return { 'C-EXP-6': Number(await stayOf(page, locked, value('C-EXP-6') * 1000)) / 1000 }
    },
  },
  {
    figures: ['C-EXP-7'],
    tag,
    async observe(look) {
      const { it, page } = look
      await chooseFull(look)
      const forcing: number[] = []
      for (const code of [402, 403, 404]) {
        const body = { code, message: `${code}` }
        const fault = it.proxy.inject({ match: ({ path }) => path.includes('/delete'), fault: 'json', body })
        const answered = page.waitForResponse((one) => one.url().includes('/delete'))
        await remove(it)
        await answered
        await expect(
          it
            .inside('[part=message], [role=alert]')
            .filter({ hasText: `${code}` })
            .or(forced(it))
            .first(),
        ).toBeVisible()
        if (await forced(it).isVisible()) forcing.push(code)
        fault.remove()
        await it.closeAll()
        await entry(it, 'full').click()
      }
      return { 'C-EXP-7': forcing.length === 1 ? forcing[0] : forcing }
    },
  },
  {
    figures: ['C-EXP-8'],
    tag,
    async observe(look) {
      const limit = look.value('C-EXP-8')
      const isRight = (await isQuestion(look, limit)) && !(await isQuestion(look, limit + 1))
      return { 'C-EXP-8': isRight ? limit : 'another number' }
    },
  },
  {
    figures: ['C-EXP-10', 'C-EXP-11'],
    tag,
    async observe({ it, start, open }) {
      const { ossDisplayId: inner } = await start.calls.folder(await start.folder(), 'inner')
      await start.calls.upload(inner, 'a.txt', 'text')
      await open(`folder-id="${inner}"`)
      await entry(it, 'a.txt').click()
      const row = (level: number) => it.inside(`[part=tree] [role=treeitem][aria-level="${level}"]`).first()
      await it.inside('.eb-manager__toggle').first().click()
      await it.inside('.eb-manager__actions button').filter({ hasText: '移动' }).click()
      const height = await it.dialog
        .locator('[role=tree]')
        .evaluate((tree) => getComputedStyle(tree).maxHeight)
      return {
        'C-EXP-10': (await inset(row(3))) - (await inset(row(2))),
        'C-EXP-11': Number.parseFloat(height),
      }
    },
  },
  {
    figures: ['C-EXP-25'],
    tag,
    async observe({ it, start, open }) {
      const puts = it.proxy.inject({
        match: ({ method, path }) => method === 'PUT' && path.includes('/eb-store/'),
        fault: 'hold',
      })
      await open(`folder-id="${await start.folder()}"`)
      await hasOpened(it)
      await it.inside('[part=toolbar] > button').last().click()
      await choose(it, '1.txt', '2.txt', '3.txt')
      await expect.poll(() => puts.hits).toBeGreaterThan(0)
      await expect(it.inside('[data-status=waiting]')).toHaveCount(2)
      return { 'C-EXP-25': puts.hits }
    },
  },
]
