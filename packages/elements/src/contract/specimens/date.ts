import { sendKeys } from '@web/test-runner-commands'
import { date, dateReference } from '../../pure/date'
import type { Specimen } from '../Specimen'
import { inside, untyped } from './page'

export const specimen: Specimen = {
  ...untyped(date, dateReference),
  isTypedInto: true,
  values: ['2026-11-20', '2027-01-01'],
  samples: {
    closed: { text: '["2026-12-24"]', value: ['2026-12-24'] },
    min: { text: '2026-11-01', value: '2026-11-01' },
    max: { text: 'today', value: 'today' },
    format: { text: 'YYYY/MM/DD', value: 'YYYY/MM/DD' },
    timeZone: { text: 'Europe/Berlin', value: 'Europe/Berlin' },
  },
  open: async (element) => inside(element, '[part=button]').click(),
  close: async (element) => inside(element, '[part=button]').click(),
  floats: true,
  isOpen: (element) => Boolean(inside(element, '[part=panel]:popover-open [data-day]')),
  // Shown with a value, or with an invalid one.
  partsElsewhere: ['clear', 'message'],
  textField: (element) => inside(element, 'input'),
  change: async (element) => {
    inside<HTMLInputElement>(element, 'input').select()
    await sendKeys({ type: '20261120' })
    inside(element, 'input').blur()
    return '2026-11-20'
  },
}
