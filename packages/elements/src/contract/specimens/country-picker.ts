import { until } from '@ebkit/testing/browser'
import { sendKeys } from '@web/test-runner-commands'
import { countryPicker, countryPickerReference } from '../../pure/country-picker'
import type { Specimen } from '../Specimen'
import { inside, signedIn, signedOut, untyped } from './page'

export const specimen: Specimen = {
  ...untyped(countryPicker, countryPickerReference),
  isTypedInto: true,
  isButtonless: true,
  setUp: signedIn,
  tearDown: signedOut,
  values: ['CN', 'JP,gone'],
  samples: {
    selection: { text: '[{"id":"CN","keyname":"中国"}]', value: [{ id: 'CN', keyname: '中国' }] },
  },
  floats: true,
  open: async (element) => {
    inside(element, '[role=combobox]').click()
    await until(() => inside(element, '[role=option]'), 'countries')
  },
  close: async (element) => {
    inside(element, '[role=combobox]').focus()
    await sendKeys({ press: 'Escape' })
  },
  isOpen: (element) => Boolean(inside(element, '[part=popup]:popover-open')),
  // Shown with a value, after a failure of the gateway, or with an invalid value.
  partsElsewhere: ['chip', 'retry', 'message'],
  textField: (element) => inside(element, '[role=combobox]'),
  change: async (element) => {
    inside(element, '[role=combobox]').click()
    ;(await until(() => inside(element, '[role=option]'), 'countries')).click()
    return 'CN'
  },
}
