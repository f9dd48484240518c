import { until } from '@ebkit/testing/browser'
import { sendKeys } from '@web/test-runner-commands'
import { titleBar, titleBarReference } from '../../pure/title-bar'
import type { Specimen } from '../Specimen'
import { inside, untyped } from './page'

export const specimen: Specimen = {
  ...untyped(titleBar, titleBarReference),
  attributes: {
    heading: '订单明细',
    picker: 'range',
    actions: '[{"value":"add","label":"新建","primary":true}]',
  },
  samples: {
    value: { text: '2026-11-01 至 2026-11-07', value: '2026-11-01 至 2026-11-07' },
    actions: { text: '[{"value":"a","label":"A"}]', value: [{ value: 'a', label: 'A' }] },
    settings: { text: '{"maxDays":7}', value: { maxDays: 7 } },
  },
  settled: (element) => until(() => inside(element, '[part=picker] input'), 'picker'),
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
