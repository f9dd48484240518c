import { expect } from '@playwright/test'
import type { ElementRecord } from '../support/ElementRecord'
import { json } from '../support/jsonAttribute'
import { missing } from '../support/openings'

export const record: ElementRecord = {
  tag: 'eb-select',
  markup: (word) => `<eb-select name="city" multiple filter clearable required value="gone"
    label="${word('城市', 'City')}" options='${json([
      { value: 'bj', label: word('北京', 'Beijing'), group: word('华北', 'North') },
      { value: 'sh', label: word('上海', 'Shanghai'), group: word('华东', 'East') },
      { value: 'no', label: word('香港', 'Hong Kong'), disabled: true },
    ])}'></eb-select>`,
  openings: {
    'options, and a value that is none': async (it) => {
      await it.inside('[role=combobox]').first().click()
      await it.sees('[role=option]')
    },
    'a filter that finds nothing': async (it) => {
      await it.inside('[role=combobox]').first().click()
      await it.part('filter').fill('zzz')
      await expect(it.inside('[part=list] > [role=option]')).toHaveCount(0)
    },
    'a choice': async (it) => {
      await it.set('value', '')
      await it.inside('[role=combobox]').first().click()
      await it
        .inside('[role=option]')
        .filter({ hasText: it.word('北京', 'Beijing') })
        .click()
    },
    nothing: async (it) => {
      await it.press('clear')
      await missing(it)
    },
    'another choice': async (it) => {
      await it.inside('[role=combobox]').first().click()
      await it
        .inside('[role=option]')
        .filter({ hasText: it.word('上海', 'Shanghai') })
        .click()
    },
  },
  form: [['city', 'sh']],
}
