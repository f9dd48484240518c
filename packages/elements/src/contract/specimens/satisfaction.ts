import { until } from '@ebkit/testing/browser'
import { satisfaction, satisfactionReference } from '../../pure/satisfaction'
import type { Specimen } from '../Specimen'
import { inside, signedIn, signedOut, untyped } from './page'

export const specimen: Specimen = {
  ...untyped(satisfaction, satisfactionReference),
  // The pop-up does not open by itself: each test opens it.
  attributes: { manual: '', 'page-key': '/contract', 'page-name': '合同' },
  setUp: signedIn,
  tearDown: signedOut,
  settled: (element) => until(() => inside(element, '.eb-satisfaction__half'), 'floating tab'),
  open: async (element) => inside(element, '.eb-satisfaction__half:last-child').click(),
  close: async (element) => inside(element, 'dialog:modal .eb-dialog__close').click(),
  partsElsewhere: ['later', 'retry'],
  isOpen: (element) => Boolean(inside(element, 'dialog:modal')),
  textField: (element) => inside(element, 'dialog:modal textarea'),
  change: async (element) => {
    inside(element, '.eb-satisfaction__half:last-child').click()
    const star = await until(() => inside(element, 'dialog:modal input[type=radio]:not(:checked)'), 'stars')
    star.click()
    return ''
  },
}
