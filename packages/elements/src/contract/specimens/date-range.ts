import { sendKeys } from '@web/test-runner-commands'
import { dateRange, dateRangeReference } from '../../pure/date-range'
import type { Specimen } from '../Specimen'
import { inside, untyped } from './page'

export const specimen: Specimen = {
  ...untyped(dateRange, dateRangeReference),
  isTypedInto: true,
  floats: true,
  values: ['2026-11-01 至 2026-11-07', '2026-12-24 至 2027-01-03'],
  samples: {
    min: { text: '2026-11-01', value: '2026-11-01' },
    max: { text: 'today', value: 'today' },
    timeZone: { text: 'Europe/Berlin', value: 'Europe/Berlin' },
    range: {
      text: '{"start":"2026-11-01","end":"2026-11-07"}',
      value: { start: '2026-11-01', end: '2026-11-07' },
    },
  },
  open: async (element) => inside(element, '[part=button]').click(),
  close: async (element) => inside(element, '[part=button]').click(),
  isOpen: (element) => Boolean(inside(element, '[part=panel]:popover-open [data-day]')),
  // Shown with a range, or with an invalid one.
  partsElsewhere: ['clear', 'message'],
  textField: (element) => inside(element, '[part=start]'),
  change: async (element) => {
    for (const [part, text] of [
      ['start', '2026-11-01'],
      ['end', '2026-11-07'],
    ]) {
      inside<HTMLInputElement>(element, `[part=${part}]`).select()
      await sendKeys({ type: text as string })
    }
    await sendKeys({ press: 'Enter' })
    return '2026-11-01 至 2026-11-07'
  },
}
