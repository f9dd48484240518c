import { join } from 'node:path'
import { expect } from '@playwright/test'
import { json } from '../../support/jsonAttribute'
import type { Place } from '../../support/Place'
import type { Sight } from './Sight'

const picture = join(import.meta.dirname, '..', '..', 'support', 'picture.png')
const slides = [1, 2, 3, 4, 5].map((number) => ({ src: `/pictures/products/boat.svg?${number}` }))

async function take(it: Place): Promise<void> {
  await it.press('button')
  await it.dialog.locator('input[type=file]').first().setInputFiles(picture)
  await expect(it.dialog.locator('[part=box]')).toBeVisible()
}

/** Indexes of the slides in the viewer. */
async function slidesOf(it: Place): Promise<number[]> {
  const numbers = await it
    .inside('[part=viewer] img')
    .evaluateAll((all) => all.map((one) => Number(new URL((one as HTMLImageElement).src).search.slice(1))))
  return [...new Set(numbers)].sort()
}

/** The maximum length of a style, in px. */
const most = (it: Place, selector: string) =>
  it
    .inside(selector)
    .first()
    .evaluate((element) => Number.parseFloat(getComputedStyle(element).maxHeight))

const size = async (it: Place, selector: string) => {
  const box = await it.inside(selector).first().boundingBox()
  return [box?.width, box?.height]
}

/** The space for an image in a window smaller than the image. */
async function leastRoom(it: Place): Promise<unknown[]> {
  await it.page.setViewportSize({ width: 320, height: 500 })
  const [, height] = await size(it, '.eb-cropping__frame')
  const width = await it
    .part('body')
    .evaluate((element) => Number.parseFloat(getComputedStyle(element).minWidth))
  await it.page.setViewportSize({ width: 1280, height: 720 })
  return [width, height]
}

/** Figures of the cropper, the editor, the viewer and the image library. */
export const pictures: readonly Sight[] = [
  {
    figures: ['C-CROP-4', 'C-CROP-5', 'C-CROP-6', 'C-CROP-8', 'C-CROP-9', 'C-CROP-10'],
    tag: 'eb-image-cropper',
    async observe({ it, page, open }) {
      await open('no-upload')
      await take(it)
      const width = async () => (await size(it, '.eb-cropping__picture'))[0] ?? 0
      const preview = await size(it, '[part=preview]')
      const ratio = await it.dialog.locator('label', { has: it.page.locator('input:checked') }).textContent()
      const before = await width()
      await it.dialog.locator('[part=box]').hover()
      await page.mouse.wheel(0, -100)
      await expect.poll(width).toBeGreaterThan(before)
      const zoom = (await width()) / before - 1
      return {
        'C-CROP-4': await leastRoom(it),
        'C-CROP-5': preview,
        'C-CROP-6': ratio?.trim() === '1:1' ? 1 : ratio,
        'C-CROP-8': Number(zoom.toFixed(2)),
        'C-CROP-9': await most(it, '.eb-cropping__content'),
        'C-CROP-10': await most(it, '.eb-cropping__content'),
      }
    },
  },
  {
    figures: ['C-CROP-11', 'C-CROP-12'],
    tag: 'eb-image-cropper',
    async observe({ it, page, open }) {
      await open()
      await take(it)
      const put = page.waitForRequest((one) => one.method() === 'PUT')
      await it.dialog.locator('[part=confirm]').click()
      const request = await put
      const file = new URL(request.url()).pathname.split('/').at(-1) ?? ''
      const type = request.headers()['content-type'] ?? ''
      return {
        'C-CROP-11': type.replace('image/', '').toUpperCase(),
        'C-CROP-12': /^wxa\d{13}/.test(file) ? 'wxa + timestamp' : file,
      }
    },
  },
  {
    figures: ['C-EDI-3', 'C-EDI-4', 'C-EDI-5'],
    tag: 'eb-rich-text',
    async observe({ it, open }) {
      await open()
      await it.sees('[part=text][contenteditable=true]')
      const numbersOf = async (part: string) => {
        await it.press(part)
        const entries = await it.inside('[role^=menuitem]').allTextContents()
        await it.key('Escape')
        return entries.map(Number.parseFloat).filter((number) => !Number.isNaN(number))
      }
      return {
        'C-EDI-3': (await it.part('field').boundingBox())?.height,
        'C-EDI-4': await numbersOf('font-size'),
        'C-EDI-5': await numbersOf('line-spacing'),
      }
    },
  },
  {
    figures: ['C-IPK-2'],
    tag: 'eb-image-picker',
    async observe({ it, start, open }) {
      const name = `${process.pid}-${Date.now()}.png`
      await start.calls.upload((await start.calls.tree()).ossDisplayId, name, 'text')
      await open('name="pictures" multiple')
      await it.inside('button[part~=add]').click()
      const entry = it.dialog.locator('[data-key]', { hasText: name })
      await entry.click()
      let presses = 0
      while (await entry.count()) {
        expect(presses).toBeLessThan(5)
        await it.dialog.locator('[part=delete]').click()
        presses++
        if (presses > 1) await expect(entry).toHaveCount(0)
      }
      return { 'C-IPK-2': presses }
    },
  },
  {
    figures: ['C-GAL-1', 'C-GAL-2', 'C-GAL-3'],
    tag: 'eb-gallery',
    async observe({ it, page, open }) {
      await page.emulateMedia({ reducedMotion: 'no-preference' })
      await open(`items='${json(slides)}'`)
      await it.inside('[part=thumbnail]').nth(2).click()
      await it.sees('[part=viewer]')
      const numbers = () => slidesOf(it)
      await expect.poll(async () => (await numbers()).length).toBeGreaterThan(1)
      const there = await numbers()
      const time = () =>
        it
          .inside('.eb-viewer')
          .evaluate((viewer) => Number.parseFloat(getComputedStyle(viewer).animationDuration))
      await expect.poll(time).toBeGreaterThan(0)
      return {
        'C-GAL-1': (await time()) * 1000,
        'C-GAL-2': there.filter((number) => number > 3).length,
        'C-GAL-3': there.filter((number) => number < 3).length,
      }
    },
  },
]
