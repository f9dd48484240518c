import { expect } from '@playwright/test'
import type { ElementRecord } from '../support/ElementRecord'

export const record: ElementRecord = {
  tag: 'eb-satisfaction',
  markup: (word) =>
    `<eb-satisfaction manual page-key="/built" page-name="${word('前台', 'Desk')}"></eb-satisfaction>`,
  shown: (it) => it.sees('[part=tab] button'),
  openings: {
    'a rating without stars': async (it) => {
      await it.inside('[part=tab] button').first().click()
      await it.dialog.locator('[part=submit]').click()
      await expect(it.dialog.locator('[part=message]')).not.toBeEmpty()
    },
    'every star': async (it) => {
      await it.inside('[part=tab] button').last().click()
      const scores = it.dialog.locator('[part=score]')
      for (const star of await it.dialog.locator('[part=stars] input[type=radio]').all()) {
        const before = await scores.textContent()
        await star.locator('..').click()
        await expect(scores).not.toHaveText(before ?? '')
      }
    },
    'too long a comment': async (it) => {
      await it.inside('[part=tab] button').last().click()
      await it.dialog.locator('textarea').fill('1'.repeat(2000))
      await it.dialog.locator('[part=submit]').click()
      await expect(it.dialog.locator('[part=message]')).not.toBeEmpty()
    },
    'a rating that is not taken': async (it) => {
      const fault = it.fail('eedback')
      await it.inside('[part=tab] button').last().click()
      await it.dialog.locator('textarea').fill('1')
      await it.dialog.locator('[part=submit]').click()
      await expect.poll(() => fault.hits).toBeGreaterThan(0)
    },
    'a rating': async (it) => {
      await it.inside('[part=tab] button').first().click()
      await expect(it.dialog.locator('h2')).toContainText(it.word('整个系统', 'the whole system'))
      await it.dialog.locator('[part=stars] input[type=radio]').last().locator('..').click()
      await it.dialog.locator('[part=submit]').click()
      await expect(it.dialog.locator('[part=submit]')).toHaveCount(0)
    },
  },
}
