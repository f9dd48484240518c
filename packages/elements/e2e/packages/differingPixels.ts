import type { Page } from '@playwright/test'

/**
 * How many pixels of two screenshots differ, compared in the page; all of them where the sizes do.
 *
 * Two screenshots of one browser have the same bytes exactly when they have the same pixels, so most are never decoded.
 */
export async function differingPixels(page: Page, one: Buffer, other: Buffer): Promise<number> {
  if (one.equals(other)) return 0
  return page.evaluate(
    async (pictures) => {
      const [left, right] = await Promise.all(
        pictures.map(async (picture) => {
          const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0))
          const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
          const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')
          if (!context) throw new Error('no canvas')
          context.drawImage(bitmap, 0, 0)
          return context.getImageData(0, 0, bitmap.width, bitmap.height)
        }),
      )
      if (!left || !right || left.width !== right.width || left.height !== right.height)
        return Number.POSITIVE_INFINITY
      const pixels = (image: ImageData) => new Uint32Array(image.data.buffer)
      const others = pixels(right)
      return pixels(left).reduce((sum, pixel, index) => sum + (pixel === others[index] ? 0 : 1), 0)
    },
    [one.toString('base64'), other.toString('base64')],
  )
}
