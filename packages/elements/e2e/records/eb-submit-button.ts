import { expect } from '@playwright/test'
import type { ElementRecord } from '../support/ElementRecord'

export const record: ElementRecord = {
  tag: 'eb-submit-button',
  markup: () =>
    '<input name="n" value="1"><eb-submit-button wait="0" name="by" value="it"></eb-submit-button>',
  openings: {
    'a form that is submitted, and its request': async (it) => {
      await it.page.evaluate(() => {
        const form = document.querySelector('form')
        form?.addEventListener('submit', (event) => {
          event.preventDefault()
          form.dataset.submitted = 'yes'
        })
      })
      await it.press('button')
      await expect(it.page.locator('form')).toHaveAttribute('data-submitted', 'yes')
      await it.set('busy', true)
      await expect(it.inside('[role=status]')).not.toBeEmpty()
    },
    'a request that fails': async (it) => {
      await it.set('busy', false)
      await it.element.evaluate((element) =>
        Object.assign(element, { promise: Promise.reject(new Error('no')) }),
      )
      await expect(it.inside('[role=status]')).not.toBeEmpty()
      await it.page.evaluate(() => delete document.querySelector('form')?.dataset.submitted)
    },
  },
  form: [['n', '1']],
}
