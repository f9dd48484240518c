import { expect } from '@playwright/test'
import type { ElementRecord } from '../support/ElementRecord'

/** What stands above the page for a while. */
export const overlays: readonly ElementRecord[] = [
  {
    tag: 'eb-dialog',
    markup: (word) => `<eb-dialog heading="${word('备注', 'Remark')}"><p>1</p></eb-dialog>`,
    openings: {
      dialog: async (it) => {
        await it.call('show')
        await expect(it.dialog).toBeVisible()
      },
      'a dialog that was answered': async (it) => {
        await it.call('show')
        await it.dialog.locator('button').last().click()
        await expect(it.dialog).toHaveCount(0)
      },
    },
  },
  {
    tag: 'eb-toast',
    markup: (word) =>
      `<eb-toast open close-time="0" type="danger" heading="${word('没有保存', 'Not saved')}"></eb-toast>`,
    openings: {
      toast: (it) => it.sees('[part=toast]'),
      'a toast that was closed': async (it) => {
        await it.inside('[part=toast] button').click()
        await expect(it.inside('[part=toast]')).toHaveCount(0)
      },
    },
  },
  {
    tag: 'eb-tooltip',
    markup: (word) =>
      `<eb-tooltip text="${word('今天起可用', 'From today')}"><button type="button">1</button></eb-tooltip>`,
    openings: {
      tooltip: async (it) => {
        await it.page.locator('eb-tooltip > button').focus()
        await it.sees('[role=tooltip]')
      },
    },
  },
  {
    tag: 'eb-feedback',
    markup: () => '<eb-feedback list></eb-feedback>',
    openings: {
      'an empty list of toasts': async (it) => {
        await it.press('button')
        await expect(it.dialog).toBeVisible()
      },
      'a question': async (it) => {
        await it.element.evaluate(
          (element, text) => {
            void (element as unknown as { confirm(text: string): void }).confirm(text)
          },
          it.word('下架？', 'Take it off?'),
        )
        await it.sees('[part=ok]')
      },
      'a toast': async (it) => {
        await it.element.evaluate(
          (element, text) => {
            void (element as unknown as { toast(text: string): void }).toast(text)
          },
          it.word('已下架', 'Off'),
        )
        await it.sees('[part=toast]')
      },
      'a list of toasts': async (it) => {
        await it.press('button')
        await expect(it.dialog).toContainText(it.word('已下架', 'Off'))
      },
    },
  },
  {
    tag: 'eb-copy-link',
    markup: () => '<eb-copy-link value="https://example.com/t/8" close-time="60000"></eb-copy-link>',
    openings: {
      'a link that was copied': async (it) => {
        await it.press('button')
        await expect(it.dialog).toBeVisible()
      },
      'a link that was not copied': async (it) => {
        await it.page.evaluate(() => {
          Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true })
          document.execCommand = () => false
        })
        await it.press('button')
        await it.sees('[part=link]')
      },
    },
  },
  {
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
  },
]
