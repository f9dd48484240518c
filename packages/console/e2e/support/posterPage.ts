import { readFile } from 'node:fs/promises'
import type { Download, Page } from '@playwright/test'
import { expect } from '../../../../examples/e2e/support/test'
import { readCode } from '../../../widgets/src/qr/testing/readCode'

type Row = Readonly<Record<string, unknown>>

/** The poster as it is edited. */
export const stage = (page: Page) => page.locator('.eb-poster-page__stage .eb-poster-canvas')
/** Its code. */
export const code = (page: Page) => stage(page).locator('[part=code]')
/** The link that the code carries. */
export const linkOf = async (page: Page) =>
  (await code(page).getAttribute('aria-label'))?.replace(/^.*?(?=https?:)/, '') ?? ''

/** Opens the poster of a product. */
export async function openPoster(page: Page, product: Row): Promise<void> {
  await page.goto(`/#/tempebticketposter?ticketProductId=${product.ticketProductId}`)
  await expect(code(page)).toBeVisible()
}

/** Where the code is on the poster: parts of its width and height. */
export const placeOfCode = (page: Page) =>
  code(page).evaluate((element) => {
    const poster = element.closest('.eb-poster-canvas')?.getBoundingClientRect() ?? new DOMRect()
    const { left, top, width, height } = element.getBoundingClientRect()
    return {
      ...{ left: (left - poster.left) / poster.width, top: (top - poster.top) / poster.height },
      ...{ width: width / poster.width, height: height / poster.height },
    }
  })

/** Width, height and the text of the code of a PNG, read by another program than the page’s own. */
export async function readPoster(page: Page, content: Buffer) {
  const given = { data: content.toString('base64'), place: await placeOfCode(page) }
  const image = await page.evaluate(async ({ data, place }) => {
    const bytes = Uint8Array.from(atob(data), (character) => character.charCodeAt(0))
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
    const { width, height } = bitmap
    /** The pixels of a part, in base 64; drawn larger they are easier to read: some with sharp edges, some without. */
    const pixelsOf = (part: typeof place, scale: number, isSharp = true) => {
      const exact = [part.left * width, part.top * height, part.width * width, part.height * height] as const
      const from = (isSharp ? exact.map(Math.round) : exact) as [number, number, number, number]
      const size = [Math.round(from[2] * scale), Math.round(from[3] * scale)] as const
      const context = new OffscreenCanvas(...size).getContext('2d')
      if (context) context.imageSmoothingEnabled = !isSharp
      context?.drawImage(bitmap, ...from, 0, 0, ...size)
      let text = ''
      for (const value of context?.getImageData(0, 0, ...size).data ?? []) text += String.fromCharCode(value)
      return { width: size[0], height: size[1], data: btoa(text) }
    }
    const corner = { left: 1 - 1 / width, top: 1 - 1 / height, width: 1 / width, height: 1 / height }
    return {
      width,
      height,
      codes: [4, 3, 1].flatMap((scale) => [pixelsOf(place, scale), pixelsOf(place, scale, false)]),
      corner: pixelsOf(corner, 1),
    }
  }, given)
  const bytesOf = ({ data }: { data: string }) => new Uint8ClampedArray(Buffer.from(data, 'base64'))
  const texts = image.codes.map((part) => readCode({ ...part, data: bytesOf(part) }))
  const text = texts.find((each) => each !== undefined)
  return { width: image.width, height: image.height, text, corner: [...bytesOf(image.corner)] }
}

/** Drops a picture where one is chosen: it is cropped before it is taken. */
export const dropPicture = (page: Page) =>
  page.locator('.eb-poster-page__form .eb-uploader').evaluate(async (place) => {
    const canvas = new OffscreenCanvas(1200, 1200)
    canvas.getContext('2d')?.fillRect(0, 0, 1200, 600)
    const dataTransfer = new DataTransfer()
    const content = await canvas.convertToBlob({ type: 'image/png' })
    dataTransfer.items.add(new File([content], '湖.png', { type: 'image/png' }))
    for (const type of ['dragenter', 'dragover', 'drop'])
      place.dispatchEvent(
        new DragEvent(type, { bubbles: true, composed: true, cancelable: true, dataTransfer }),
      )
  })

/** Presses the button that saves the poster. */
export async function downloadPoster(page: Page): Promise<Download> {
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: '下载海报' }).click()
  return download
}

/** The bytes of a download. */
export const contentOf = async (download: Promise<Download>) => readFile(await (await download).path())
