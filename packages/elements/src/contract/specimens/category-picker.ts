import { until } from '@ebkit/testing/browser'
import { categoryPicker, categoryPickerReference } from '../../pure/category-picker'
import type { Specimen } from '../Specimen'
import { inside, signedIn, signedOut, untyped } from './page'

export const specimen: Specimen = {
  ...untyped(categoryPicker, categoryPickerReference),
  setUp: signedIn,
  tearDown: signedOut,
  settled: (element) => until(() => inside(element, '[part=button]'), 'button'),
  values: ['TC10010102', 'TC10010104,TC10010101'],
  samples: {
    tabs: { text: '["19"]', value: ['19'] },
    selection: { text: '[{"ticketCategoryId":"TC10010102"}]', value: [{ ticketCategoryId: 'TC10010102' }] },
  },
  open: async (element) => inside(element, '[part=button]').click(),
  close: async (element) => inside(element, '.eb-dialog__close').click(),
  isOpen: (element) => Boolean(inside(element, 'dialog:modal')),
  // Rows come after the dialog.
  partsElsewhere: ['message', 'choose'],
  textField: (element) => inside(element, 'dialog:modal input'),
  change: async (element) => {
    inside(element, '[part=button]').click()
    const choose = await until(() => inside(element, 'dialog:modal [part=choose]'), 'rows')
    choose.click()
    inside(element, '[part=confirm]').click()
    await until(() => !inside(element, 'dialog:modal'), 'confirmed')
    return 'TC10010101'
  },
}
