import { until } from '@ebkit/testing/browser'
import { select, selectReference } from '../../pure/select'
import type { Specimen } from '../Specimen'
import { inside, untyped } from './page'

export const specimen: Specimen = {
  ...untyped(select, selectReference),
  attributes: {
    filter: '',
    options: '[{"value":"bj","label":"北京","group":"华北"},{"value":"a,b","label":"逗号"},{"value":"sh"}]',
  },
  values: ['bj', 'sh,a\\,b'],
  samples: {
    options: { text: '[{"value":"gz","label":"广州"}]', value: [{ value: 'gz', label: '广州' }] },
    selection: { text: '["bj","gone"]', value: ['bj', 'gone'] },
  },
  floats: true,
  open: async (element) => inside(element, '[role=combobox]').click(),
  close: async (element) => inside(element, '[role=combobox]').click(),
  isOpen: (element) => Boolean(inside(element, '[part=popup]:popover-open')),
  // Shown with a value, or with an invalid one.
  partsElsewhere: ['clear', 'message'],
  textField: (element) => inside(element, '[part=filter]'),
  change: async (element) => {
    inside(element, '[role=combobox]').click()
    ;(await until(() => inside(element, '[part=list] > [role=option]:last-child'), 'options')).click()
    return 'sh'
  },
}
