import type { Page } from '@playwright/test'

/** Counts the pixels of a screenshot that have a colour. Runs in the page. */
export async function countPixels(
  page: Page,
  screenshot: Buffer,
  colour: readonly [number, number, number],
): Promise<number> {
  return page.evaluate(
    async ({ picture, colour }) => {
      const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0))
      const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
      const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')
      if (!context) throw new Error('no canvas')
      context.drawImage(bitmap, 0, 0)
      const { data } = context.getImageData(0, 0, bitmap.width, bitmap.height)
      let count = 0
      for (let at = 0; at < data.length; at += 4)
        if (colour.every((level, channel) => data[at + channel] === level)) count++
      return count
    },
    { picture: screenshot.toString('base64'), colour },
  )
}
