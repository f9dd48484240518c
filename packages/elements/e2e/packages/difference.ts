import type { Page } from '@playwright/test'

/** Colour levels by which the edges of round corners may differ between two renderings of one page. */
const noise = 8

/**
 * Compares two screenshots pixel by pixel in the page; returns `none` if they are equal.
 *
 * Two screenshots of one browser have the same bytes exactly if they have the same pixels, so most are never decoded.
 */
export async function difference(page: Page, one: Buffer, other: Buffer): Promise<string> {
  if (one.equals(other)) return 'none'
  return page.evaluate(
    async ({ pictures, noise }) => {
      const [left, right] = await Promise.all(pictures.map(decode))
      if (!left || !right || left.width !== right.width || left.height !== right.height) return 'sizes'
      const found = new Set<number>()
      left.data.forEach((level, index) => {
        if (Math.abs(level - (right.data[index] as number)) > noise) found.add(index >> 2)
      })
      if (found.size === 0) return 'none'
      const rows = [...found].map((pixel) => Math.floor(pixel / left.width))
      const columns = [...found].map((pixel) => pixel % left.width)
      const least = (values: number[]) => values.reduce((one, other) => Math.min(one, other))
      const most = (values: number[]) => values.reduce((one, other) => Math.max(one, other))
      return `${found.size} px, (${least(columns)}, ${least(rows)}) to (${most(columns)}, ${most(rows)})`

      async function decode(picture: string): Promise<ImageData> {
        const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0))
        const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
        const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')
        if (!context) throw new Error('no canvas')
        context.drawImage(bitmap, 0, 0)
        return context.getImageData(0, 0, bitmap.width, bitmap.height)
      }
    },
    { pictures: [one.toString('base64'), other.toString('base64')], noise },
  )
}
