import { expect } from '@playwright/test'
import type { ElementRecord } from '../support/ElementRecord'
import { json } from '../support/jsonAttribute'

export const record: ElementRecord = {
  tag: 'eb-list-editor',
  markup: (word) => `<eb-list-editor name="tickets" required label="${word('票', 'Tickets')}" max-rows="2"
    columns='${json([
      { name: 'name', label: word('名称', 'Name'), required: true, maxLength: 12 },
      { name: 'price', label: word('价格', 'Price'), type: 'decimal', min: 0 },
      { name: 'day', label: word('日期', 'Day'), type: 'date' },
      { name: 'kind', label: word('种类', 'Kind'), type: 'enum', options: ['A', 'B'] },
      { name: 'free', label: word('免费', 'Free'), type: 'bool' },
    ])}'></eb-list-editor>`,
  openings: {
    'a list without rows': async (it) => {
      await it.call('reportValidity')
      await it.sees('[part=message]')
    },
    'a row': async (it) => {
      await it.press('add')
      await it.sees('[data-column="0"]')
    },
    'what is wrong in a row': async (it) => {
      await it.call('reportValidity')
      await it.type('[data-column="1"]', '-1')
    },
    'a second row, as many as there may be': async (it) => {
      await it.type('[data-column="0"]', 'T 1')
      await it.type('[data-column="1"]', '98')
      await it.press('add')
      await expect(it.inside('[data-column="0"]')).toHaveCount(2)
    },
    'a row that was removed, and can come back': async (it) => {
      const number = it.inside('[part=number]').last()
      if ((await number.getAttribute('aria-pressed')) === 'false') await number.click()
      await it.press('remove')
      await expect(it.inside('[data-column="0"]')).toHaveCount(1)
      await it.sees('[part=undo]')
    },
  },
  form: [['tickets', /"name":"T 1","price":98/]],
}
