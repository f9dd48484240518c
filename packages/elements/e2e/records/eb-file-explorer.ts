import { expect } from '@playwright/test'
import type { ElementRecord } from '../support/ElementRecord'
import { file, listed } from '../support/files'

export const record: ElementRecord = {
  tag: 'eb-file-explorer',
  markup: () => '<eb-file-explorer></eb-file-explorer>',
  shown: async (it) => {
    await listed(it)
    await it.sees('[part=storage]')
  },
  openings: {
    'the menus of the toolbar': (it) => it.openEach('[part=toolbar] button[aria-haspopup]:visible'),
    'the menu of a file': async (it) => {
      await it.inside('[data-key]').filter({ hasText: it.hotel.picture }).first().click({ button: 'right' })
      await it.sees('[role=menuitem]')
    },
    'the menu of a folder': async (it) => {
      await it
        .inside('[part=files] [data-key]')
        .filter({ hasText: it.hotel.folder })
        .first()
        .click({ button: 'right' })
      await it.sees('[role=menuitem]')
    },
    'a new folder with a bad name': async (it) => {
      await it.inside('[part=toolbar] > button').nth(-2).click()
      await it.dialog.locator('input').fill('a/b')
      await it.key('Enter')
    },
    'what is uploaded': async (it) => {
      await it.inside('[part=toolbar] > button').last().click()
      await expect(it.dialog.locator('[part=choose]')).toBeVisible()
      await it.dialog
        .locator('input[type=file]')
        .first()
        .setInputFiles([file('new.txt', 'text')])
      await expect(it.inside('[part=files] [data-key]').filter({ hasText: 'new' }).first()).toBeAttached({
        timeout: 40_000,
      })
    },
    'another name': async (it) => {
      await it.inside('[part=files] [data-key]').filter({ hasText: 'new' }).first().click()
      await it.key('F2')
      await expect(it.dialog.locator('input')).toBeVisible()
    },
    'a question before it is deleted': async (it) => {
      await it.inside('[part=files] [data-key]').filter({ hasText: 'new' }).first().click()
      await it.key('Delete')
      await expect(it.dialog.locator('[part=ok]')).toBeVisible()
      await it.dialog.locator('[part=ok]').click()
      await expect(it.inside('[part=files] [data-key]').filter({ hasText: 'new' })).toHaveCount(0)
    },
    list: (it) => it.press('list-view'),
    'a search that finds nothing': async (it) => {
      await it.inside('[role=searchbox]').first().fill('zzzz')
      await it.key('Enter')
      await expect(it.inside('[part=files] [data-key]')).toHaveCount(0)
      await it.settled()
      await it.inside('[role=searchbox]').first().fill('')
      await it.key('Enter')
      await listed(it)
    },
    'files that do not come': async (it) => {
      const fault = it.fail('/directory_files')
      await it.call('reload')
      await expect.poll(() => fault.hits).toBeGreaterThan(0)
      await it.sees('[part=retry], [part=message]')
    },
    'a dialog to choose from': async (it) => {
      await it.call('pick')
      await expect(it.dialog.locator('[part=confirm]').last()).toBeVisible()
      await expect(it.dialog.locator('[part=files] [data-key]').first()).toBeVisible()
      await it.dialog.locator('[part=confirm]').last().click()
    },
  },
}
