import { expect } from '@playwright/test'
import type { ElementRecord, Opening } from '../support/ElementRecord'
import { listed } from '../support/files'

/** Opens the image library and chooses its image. A click while the dialog opens may be lost. */
const chooseInLibrary: Opening = async (it) => {
  await it.inside('button[part~=add]').click()
  await listed(it)
  const picture = it.dialog.locator('[data-key]', { hasText: it.hotel.picture })
  await expect(async () => {
    if ((await picture.getAttribute('aria-selected')) === 'false') await picture.click()
    await expect(picture).toHaveAttribute('aria-selected', 'true', { timeout: 500 })
  }).toPass({ timeout: 10_000 })
}

export const record: ElementRecord = {
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
}
