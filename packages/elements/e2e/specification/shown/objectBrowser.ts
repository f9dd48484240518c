import { expect, type Request } from '@playwright/test'
import { listed } from '../../support/files'
import { choose, entry, name, sortsOf } from '../fileManagers'
import type { Sight } from './Sight'
import { stayOf, stopTime } from './time'

const tag = 'eb-object-browser'

const isOfStore = (one: Request) => one.url().includes('/eb-store')
const pathOf = (one: Request) => new URL(one.url()).pathname

/** Figures of the object browser. */
export const objectBrowser: readonly Sight[] = [
  {
    figures: ['C-FMA-1', 'C-FMA-5', 'C-FMA-6', 'C-FMA-7', 'C-FMA-10'],
    tag,
    async observe({ it, page, open, requests }) {
      await open()
      await listed(it)
      const query = new URL(String(requests.find(isOfStore)?.url())).searchParams
      const base = '/api/oss-api/eb/oss/'
      const keys = requests.find((one) => pathOf(one).startsWith(base))
      await it.press('new-folder')
      const put = page.waitForRequest((one) => one.method() === 'PUT')
      await name(it, `${process.pid}-${Date.now()}`)
      return {
        'C-FMA-1': await it.element.evaluate((element) => (element as unknown as { view: string }).view),
        'C-FMA-5': query.get('delimiter'),
        'C-FMA-6': Number(query.get('max-keys')),
        'C-FMA-7': pathOf(await put).slice(-1),
        'C-FMA-10': keys ? `{gateway}${base}` : undefined,
      }
    },
  },
  {
    figures: ['C-FMA-3'],
    tag,
    async observe({ it, page, open }) {
      const taken = `${process.pid}-${Date.now()}.txt`
      const upload = async () => {
        // A new element, because each remembers the names it has given.
        await open()
        await listed(it)
        const head = page.waitForResponse((one) => one.request().method() === 'HEAD')
        const put = page.waitForRequest((one) => one.method() === 'PUT')
        await it.press('upload')
        await choose(it, taken)
        const answer = { status: (await head).status(), isKept: pathOf(await put).endsWith(`/${taken}`) }
        await expect(entry(it, taken.replace('.txt', ''))).toBeAttached()
        await it.closeAll()
        return answer
      }
      const [free, second] = [await upload(), await upload()]
      return {
        'C-FMA-3': free.isKept && second.status === 200 && !second.isKept ? free.status : [free, second],
      }
    },
  },
  {
    figures: ['C-FMA-8'],
    tag,
    isTimed: true,
    async observe({ it, page, open, value }) {
      await open()
      await listed(it)
      await it.press('edit')
      await it.sees('[part=delete]')
      await stopTime(page)
      await it.press('delete')
      const stay = await stayOf(page, it.part('message'), value('C-FMA-8') * 1000)
      return { 'C-FMA-8': Number(stay) / 1000 }
    },
  },
  {
    figures: ['C-FMA-9'],
    tag,
    async observe({ it, open }) {
      await open()
      return { 'C-FMA-9': (await sortsOf(it)).slice(0, 4) }
    },
  },
]
