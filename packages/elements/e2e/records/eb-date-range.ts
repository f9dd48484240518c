import type { ElementRecord } from '../support/ElementRecord'

export const record: ElementRecord = {
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
}
