import { expect } from '@playwright/test'
import type { ElementRecord } from '../support/ElementRecord'
import { file, listed } from '../support/files'

export const record: ElementRecord = {
  tag: 'eb-object-browser',
  markup: () => '<eb-object-browser></eb-object-browser>',
  shown: listed,
  openings: {
    'the menus of the toolbar': (it) => it.openEach('[part=toolbar] button[aria-haspopup]:visible'),
    'the menu of a file': async (it) => {
      await it
        .inside('[part=files] [data-key]')
        .filter({ hasText: it.hotel.picture })
        .first()
        .click({ button: 'right' })
      await it.sees('[role=menuitem]')
    },
    'nothing selected': async (it) => {
      await it.press('edit')
      await it.press('hide')
      await it.press('delete')
    },
    'a question before it is deleted': async (it) => {
      await it.inside('[part=files] [data-key]').filter({ hasText: it.hotel.picture }).first().click()
      await it.key('Delete')
      await expect(it.dialog.locator('[part=ok]')).toBeVisible()
    },
    'a new folder with a bad name': async (it) => {
      await it.press('new-folder')
      await it.dialog.locator('input').fill('a/b')
      await it.key('Enter')
    },
    'what is uploaded': async (it) => {
      await it.press('upload')
      await expect(it.dialog.locator('[part=choose]')).toBeVisible()
      await it.dialog
        .locator('input[type=file]')
        .first()
        .setInputFiles([file('new.txt', 'text')])
      await expect(it.inside('[part=files] [data-key]').filter({ hasText: 'new' }).first()).toBeAttached({
        timeout: 40_000,
      })
    },
    'an empty space': async (it) => {
      await it.set('space', 'personal')
      await it.settled()
      await it.set('space', 'public')
      await listed(it)
    },
    'files that do not come': async (it) => {
      const fault = it.fail('/eb-store')
      await it.call('reload')
      await expect.poll(() => fault.hits).toBeGreaterThan(0)
      await it.sees('[part=retry], [part=message]')
    },
    'a dialog to choose from': async (it) => {
      await it.call('pick')
      await expect(it.dialog.locator('[part=confirm]').last()).toBeVisible()
      await it.dialog.locator('[part=confirm]').last().click()
    },
  },
}
