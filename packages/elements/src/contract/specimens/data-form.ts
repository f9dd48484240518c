import { until } from '@ebkit/testing/browser'
import { dataForm, dataFormReference } from '../../pure/data-form'
import type { Specimen } from '../Specimen'
import { inside, signedIn, signedOut, untyped } from './page'

const fields = [
  { name: 'printerName', label: { zh: '打印机名称', en: 'Printer name' }, type: 'string', required: true },
  { name: 'copies', label: { zh: '打印份数', en: 'Copies' }, type: 'int', default: 1 },
]
const sections = [{ title: { zh: '设备', en: 'Device' }, fields: ['printerName', 'copies'] }]

export const specimen: Specimen = {
  ...untyped(dataForm, dataFormReference),
  setUp: signedIn,
  tearDown: signedOut,
  attributes: { fields: JSON.stringify(fields), resource: 'merchant-api/printer' },
  settled: (element) => until(() => inside(element, '[part=save]'), 'fields'),
  // Shown while something is invalid.
  partsElsewhere: ['summary', 'notice'],
  textField: (element) => inside(element, '[data-field=printerName] input'),
  samples: {
    fields: { text: JSON.stringify(fields), value: fields },
    sections: { text: JSON.stringify(sections), value: sections },
    loadFrom: { text: '{"url":"a/detail"}', value: { url: 'a/detail' } },
    saveTo: { text: '{"url":"a/save"}', value: { url: 'a/save' } },
    value: { text: '{"copies":2}', value: { copies: 2 } },
    optionsOf: {
      text: '{"copies":{"resource":"a/b","display":"name"}}',
      value: { copies: { resource: 'a/b', display: 'name' } },
    },
  },
}
