import { expect } from '@playwright/test'
import type { ElementRecord } from '../support/ElementRecord'
import { json } from '../support/jsonAttribute'

/** Fields that something is typed into. */
export const fields: readonly ElementRecord[] = [
  {
    tag: 'eb-number-input',
    markup: (word) => `<eb-number-input name="stock" min="2" max="99" value="4" required
      label="${word('库存', 'Stock')}" unit="${word('件', 'pcs')}"></eb-number-input>`,
    openings: {
      'what is beyond the limit': (it) => it.type('input', '120'),
      'what is wrong with a value of the page': async (it) => {
        await it.set('value', '1000')
        await it.call('reportValidity')
        await it.sees('[part=message]')
      },
      'a number': async (it) => {
        await it.type('input', '42')
        await expect(it.inside('input')).toHaveValue('42')
      },
    },
    form: [['stock', '42']],
  },
  {
    tag: 'eb-suggest',
    markup: (word) => `<eb-suggest name="hotel" required label="${word('酒店', 'Hotel')}"
      suggestions='${json([word('湖畔酒店', 'Lakeside'), word('湖景酒店', 'Lake view')])}'></eb-suggest>`,
    openings: {
      'a field that is missing': async (it) => {
        await it.call('reportValidity')
        await it.sees('[part=message]')
      },
      suggestions: async (it) => {
        await it.inside('input').fill(it.word('湖', 'Lake'))
        await expect(it.inside('[role=option]')).toHaveCount(2)
      },
      'suggestions that did not come': async (it) => {
        await it.element.evaluate((element) =>
          Object.assign(element, { source: () => Promise.reject(new Error('none')) }),
        )
        await it.inside('input').fill('x')
        await it.sees('[part=retry]')
      },
      'a text of its own': async (it) => {
        await it.set('source', undefined)
        await it.type('input', 'X 1')
      },
    },
    form: [['hotel', 'X 1']],
  },
  {
    tag: 'eb-date',
    markup: (word) => `<eb-date name="day" required min="2026-11-01" max="2026-12-31" time
      label="${word('日期', 'Day')}"></eb-date>`,
    openings: {
      'a date that is missing': async (it) => {
        await it.call('reportValidity')
        await it.sees('[part=message]')
      },
      calendar: async (it) => {
        await it.press('button')
        await it.sees('[data-day]')
      },
      'what is no date': async (it) => {
        await it.type('input', 'x')
        await it.sees('[part=message]')
      },
      'a day beyond the limit': async (it) => {
        await it.type('input', '2027-03-01 10:00')
        await it.sees('[part=message]')
      },
      'a day': async (it) => {
        await it.type('input', '20261124 10:30')
        await expect(it.inside('input').first()).toHaveValue(/2026-11-24/)
      },
      'the calendar of a day': async (it) => {
        await it.press('button')
        await it.sees('[data-day]')
      },
    },
    form: [['day', /^2026-11-24 10:30/]],
  },
  {
    tag: 'eb-date-range',
    markup: (word) => `<eb-date-range name="stay" required label="${word('入住', 'Stay')}"
      max-days="30"></eb-date-range>`,
    openings: {
      'a range that is missing': async (it) => {
        await it.call('reportValidity')
        await it.sees('[part=message]')
      },
      'calendar and presets': async (it) => {
        await it.press('button')
        await it.sees('[data-day]')
      },
      'too long a range': async (it) => {
        await it.type('[part=start]', '2026-11-01')
        await it.type('[part=end]', '2027-03-01')
        await it.sees('[part=message]')
      },
      'a range': async (it) => {
        await it.type('[part=start]', '2026-11-01')
        await it.type('[part=end]', '2026-11-07')
      },
      'the calendar of a range': async (it) => {
        await it.press('button')
        await it.sees('[data-day]')
      },
    },
    form: [
      ['stay-start', '2026-11-01'],
      ['stay-end', '2026-11-07'],
    ],
  },
  {
    tag: 'eb-list-editor',
    markup: (word) => `<eb-list-editor name="tickets" required label="${word('票', 'Tickets')}" max-rows="2"
      columns='${json([
        { name: 'name', label: word('名称', 'Name'), required: true, max: 12 },
        { name: 'price', label: word('价格', 'Price'), type: 'number', min: 0 },
        { name: 'day', label: word('日期', 'Day'), type: 'date' },
        { name: 'kind', label: word('种类', 'Kind'), type: 'select', options: ['A', 'B'] },
        { name: 'free', label: word('免费', 'Free'), type: 'checkbox' },
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
  },
  {
    tag: 'eb-switch',
    markup: (word) =>
      `<label>${word('在售', 'On sale')} <eb-switch name="sale" required></eb-switch></label>`,
    openings: {
      'one that has to be on': async (it) => {
        await it.call('reportValidity')
        await it.sees('[part=message]')
      },
      on: (it) => it.inside('[role=switch]').click(),
    },
    form: [['sale', '1']],
  },
]
