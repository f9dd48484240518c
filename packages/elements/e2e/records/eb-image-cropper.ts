import { expect } from '@playwright/test'
import type { ElementRecord } from '../support/ElementRecord'
import { file } from '../support/files'
import { picture } from '../support/pictures'

export const record: ElementRecord = {
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
      await expect(it.dialog.locator('[part=box]')).toBeVisible({ timeout: 40_000 })
      for (const ratio of await it.dialog.locator('input[type=radio]').all()) {
        await ratio.locator('..').click()
        await expect(ratio).toBeChecked()
      }
      await it.dialog.locator('[part=confirm]').click()
      await expect(it.dialog).toHaveCount(0)
    },
  },
}
