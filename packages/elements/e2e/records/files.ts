import { join } from 'node:path'
import { expect } from '@playwright/test'
import type { ElementRecord, Opening } from '../support/ElementRecord'
import { file, listed } from '../support/files'
import { json } from '../support/jsonAttribute'

const picture = join(import.meta.dirname, '..', 'support', 'picture.png')

/** A picture that the gateway serves to everybody. */
const served = '/pictures/products/boat.svg'

/** Opens the image library and chooses its picture; a press while the dialog opens may be lost. */
const chooseInLibrary: Opening = async (it) => {
  await it.inside('button[part~=add]').click()
  await listed(it)
  const picture = it.dialog.locator('[data-key]', { hasText: it.hotel.picture })
  await expect(async () => {
    if ((await picture.getAttribute('aria-selected')) === 'false') await picture.click()
    await expect(picture).toHaveAttribute('aria-selected', 'true', { timeout: 500 })
  }).toPass({ timeout: 10_000 })
}

/** What files are shown, chosen, cut and uploaded with. */
export const files: readonly ElementRecord[] = [
  {
    tag: 'eb-uploader',
    markup: (word) => `<eb-uploader name="papers" mode="managed" required max-count="2" max-size="2048"
      accept=".txt,.png" sortable label="${word('附件', 'Papers')}"></eb-uploader>`,
    shown: (it) => it.sees('[part~=add]'),
    openings: {
      'one that is missing': async (it) => {
        await it.call('reportValidity')
        await it.sees('[part=message]')
      },
      'files that are refused': async (it) => {
        await it
          .inside('input[type=file]')
          .first()
          .setInputFiles([
            file('a.exe', 'x'),
            file('big.txt', 'x'.repeat(4000)),
            file('fake.png', 'no picture'),
            file('empty.txt', ''),
          ])
        await expect(it.inside('[part=file]')).toHaveCount(4)
        for (let left = 3; left >= 0; left--) {
          await it.press('remove')
          await expect(it.inside('[part=file]')).toHaveCount(left)
        }
      },
      'a store that fails': async (it) => {
        const fault = it.proxy.inject({
          match: ({ method, path }) => path.includes('/eb-store/') && method !== 'GET',
          fault: 'status',
          status: 403,
        })
        await it
          .inside('input[type=file]')
          .first()
          .setInputFiles([file('a.txt', 'text')])
        await expect.poll(() => fault.hits).toBeGreaterThan(0)
        await expect(it.inside('[part=retry]')).toBeVisible({ timeout: 15_000 })
        fault.remove()
        await it.press('retry')
        await expect(it.inside('[data-status=done]')).toHaveCount(1, { timeout: 15_000 })
      },
      'a file that was removed': async (it) => {
        await it.press('remove')
        await it.sees('[part=undo]')
      },
      'as many files as there may be': async (it) => {
        await it
          .inside('input[type=file]')
          .first()
          .setInputFiles([file('b.txt', 'b'), file('c.txt', 'c')])
        await expect(it.inside('[data-status=done]')).toHaveCount(2, { timeout: 15_000 })
      },
    },
    form: [
      ['papers', /\.txt$/],
      ['papers', /\.txt$/],
    ],
  },
  {
    tag: 'eb-image-picker',
    markup: (word) =>
      `<eb-image-picker name="pictures" multiple max="2" required label="${word('图片', 'Pictures')}"></eb-image-picker>`,
    shown: (it) => it.sees('[part~=add]'),
    openings: {
      'one that is missing': async (it) => {
        await it.call('reportValidity')
        await it.sees('[part=message]')
      },
      'image library': async (it) => {
        await it.inside('button[part~=add]').click()
        await listed(it)
        await it.dialog.locator('[part=confirm]').last().click()
      },
      'an image of the library': async (it) => {
        await chooseInLibrary(it)
        await it.dialog.locator('[part=confirm]').last().click()
        await expect(it.inside('[data-status=done]')).toHaveCount(1)
      },
      'images that are deleted by a second press': async (it) => {
        await chooseInLibrary(it)
        await it.dialog.locator('[part=delete]').click()
      },
    },
    form: [['pictures', /.+/]],
  },
  {
    tag: 'eb-image-cropper',
    markup: () => '<eb-image-cropper no-upload></eb-image-cropper>',
    shown: (it) => it.sees('[part=button]'),
    openings: {
      'a dialog without a picture': async (it) => {
        await it.press('button')
        await expect(it.dialog.locator('[part=choose]')).toBeVisible()
        await it.dialog.locator('[part=confirm]').click()
      },
      'what is no picture': async (it) => {
        await it.press('button')
        await it.dialog
          .locator('input[type=file]')
          .first()
          .setInputFiles([file('a.png', 'text')])
        await expect(it.dialog.locator('[part=message]')).not.toBeEmpty()
      },
      'a picture in every ratio': async (it) => {
        await it.press('button')
        await it.dialog.locator('input[type=file]').first().setInputFiles(picture)
        await expect(it.dialog.locator('[part=box]')).toBeVisible({ timeout: 15_000 })
        for (const ratio of await it.dialog.locator('input[type=radio]').all()) {
          await ratio.locator('..').click()
          await expect(ratio).toBeChecked()
        }
        await it.dialog.locator('[part=confirm]').click()
        await expect(it.dialog).toHaveCount(0)
      },
    },
  },
  {
    tag: 'eb-gallery',
    markup: (word) =>
      `<eb-gallery items='${json([{ src: served, title: word('船', 'Boat') }, { src: '/missing.png' }])}'></eb-gallery>`,
    shown: (it) => it.sees('[part=thumbnail]'),
    openings: {
      viewer: async (it) => {
        await it.press('thumbnail')
        await it.sees('[part=viewer]')
      },
      'a picture that does not come': async (it) => {
        await it.press('thumbnail')
        await it.press('next')
        await it.sees('[part=retry]')
      },
    },
  },
  {
    tag: 'eb-file-preview',
    markup: () =>
      `<eb-file-preview style="height:300px" src="${served}" file-name="boat.svg"></eb-file-preview>`,
    shown: (it) => it.sees('[part=image]'),
    openings: {
      'the large picture': async (it) => {
        await it.press('enlarge')
        await it.sees('[part=viewer]')
      },
      'a file of another type': async (it) => {
        await it.element.evaluate((element) =>
          Object.assign(element, { src: '/a.xlsx', fileName: 'a.xlsx', size: 880_640 }),
        )
        await it.sees('[part=none]')
      },
      'a picture that does not come': async (it) => {
        await it.element.evaluate((element) =>
          Object.assign(element, { src: '/missing.png', fileName: 'missing.png' }),
        )
        await it.sees('[part=retry]')
      },
      'nothing to show': (it) => it.set('src', ''),
    },
  },
]
