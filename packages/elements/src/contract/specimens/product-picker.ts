import { until } from '@ebkit/testing/browser'
import { productPicker, productPickerReference } from '../../pure/product-picker'
import type { Specimen } from '../Specimen'
import { inside, signedIn, signedOut, untyped } from './page'

export const specimen: Specimen = {
  ...untyped(productPicker, productPickerReference),
  setUp: signedIn,
  tearDown: signedOut,
  settled: (element) => until(() => inside(element, '[part=button]'), 'button'),
  values: ['TP20261103021:ticket', 'TP20260817013:ticket,TP20260905006:goods'],
  samples: {
    tabs: { text: '["19"]', value: ['19'] },
    filters: {
      text: '[{"name":"shipType","value":"mail","label":"可邮寄"}]',
      value: [{ name: 'shipType', value: 'mail', label: '可邮寄' }],
    },
    selection: {
      text: '[{"ticketProductId":"TP20261103021","productType":"ticket"}]',
      value: [{ ticketProductId: 'TP20261103021', productType: 'ticket' }],
    },
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
    return 'TP20261103021:ticket'
  },
}
