import { expect } from '@playwright/test'
import type { ElementRecord } from '../support/ElementRecord'
import { missing } from '../support/openings'

export const record: ElementRecord = {
  tag: 'eb-country-picker',
  markup: (word) => `<eb-country-picker name="country" multiple required
    label="${word('客源国', 'Country')}"></eb-country-picker>`,
  openings: {
    nothing: missing,
    'a dictionary that does not come': async (it) => {
      const fault = it.fail('getDictByType')
      await it.inside('[role=combobox]').click()
      await it.sees('[part=retry]')
      expect(fault.hits).toBeGreaterThan(0)
    },
    countries: async (it) => {
      await it.inside('[role=combobox]').click()
      // The list may retry by itself when it opens again, and the button disappears during the click.
      await expect(async () => {
        const retry = it.part('retry')
        if (await retry.isVisible()) await retry.click({ timeout: 500 })
        await expect(it.inside('[role=option]').first()).toBeVisible({ timeout: 500 })
      }).toPass({ timeout: 10_000 })
    },
    'a search that finds nothing': async (it) => {
      await it.inside('[role=combobox]').fill('zzzz')
      await expect(it.inside('[role=option]')).toHaveCount(0)
    },
    'a country': async (it) => {
      await it.inside('[role=combobox]').fill('China')
      await it.inside('[role=option]').first().click()
      await it.sees('[part=chip]')
    },
  },
  form: [['country', 'CN']],
}
