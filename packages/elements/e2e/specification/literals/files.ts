import { join } from 'node:path'
import { expect } from '@playwright/test'
import type { Place } from '../../support/Place'
import type { Rendering } from './Rendering'

const picture = join(import.meta.dirname, '..', '..', 'support', 'picture.png')

const isToken = ({ path }: { path: string }) => path.includes('/token/zktimg')

/** Chooses an image, crops it and uploads the result. */
async function send(it: Place): Promise<void> {
  await it.press('button')
  await it.dialog.locator('input[type=file]').first().setInputFiles(picture)
  await expect(it.dialog.locator('[part=box]')).toBeVisible()
  await it.dialog.locator('[part=confirm]').click()
}

/** Puts an image into the text. */
const insert = (it: Place) => it.inside('input[type=file]').first().setInputFiles(picture)

/** Literals of the object browser, the editor, the cropper and posters. */
export const files: readonly Rendering[] = [
  {
    literals: { 'M-POST-1': [] },
    tag: 'eb-poster',
    bringUp: (it) => it.press('button'),
  },
  {
    literals: { 'M-FMA-8': [] },
    tag: 'eb-object-browser',
    fault: ({ proxy }) => proxy.inject({ match: '/eb-store', fault: 'hold' }),
  },
  {
    literals: { 'M-EDI-2': [] },
    tag: 'eb-rich-text',
    fault: ({ proxy }) => proxy.inject({ match: isToken, fault: 'wrongShape' }),
    bringUp: insert,
  },
  {
    literals: { 'M-EDI-3': [] },
    tag: 'eb-rich-text',
    fault: ({ proxy }) => proxy.inject({ match: isToken, fault: 'status', status: 501 }),
    bringUp: insert,
  },
  {
    literals: { 'M-CROP-1': [] },
    tag: 'eb-image-cropper',
    fault: ({ proxy }) => proxy.inject({ match: isToken, fault: 'wrongShape' }),
    bringUp: send,
  },
  {
    literals: { 'M-CROP-2': [] },
    tag: 'eb-image-cropper',
    fault: ({ proxy }) => proxy.inject({ match: isToken, fault: 'status', status: 501 }),
    bringUp: send,
  },
  {
    literals: { 'M-CROP-3': [] },
    tag: 'eb-image-cropper',
    async bringUp(it) {
      await it.press('button')
      await it.dialog.locator('[part=confirm]').click()
    },
  },
  {
    literals: { 'M-CROP-4': [] },
    tag: 'eb-image-cropper',
    fault: ({ proxy }) => proxy.inject({ match: isToken, fault: 'hold' }),
    async bringUp(it) {
      await send(it)
      await it.dialog.locator('[part=confirm]').click()
    },
  },
]
