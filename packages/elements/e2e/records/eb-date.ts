import { expect } from '@playwright/test'
import type { ElementRecord } from '../support/ElementRecord'

export const record: ElementRecord = {
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
}
