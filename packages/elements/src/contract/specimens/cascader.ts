import { until } from '@ebkit/testing/browser'
import { cascader, cascaderReference } from '../../pure/cascader'
import type { Specimen } from '../Specimen'
import { inside, untyped } from './page'

export const specimen: Specimen = {
  ...untyped(cascader, cascaderReference),
  attributes: {
    items:
      '[{"id":"east","name":"华东","children":[{"id":"hz","name":"杭州"}]},{"id":"other","name":"其他"}]',
  },
  values: ['hz', 'other,gone'],
  samples: {
    items: { text: '[{"id":"x","name":"甲"}]', value: [{ id: 'x', name: '甲' }] },
    selection: { text: '["hz","gone"]', value: ['hz', 'gone'] },
  },
  floats: true,
  open: async (element) => {
    inside(element, '[part=field]').click()
    await until(() => inside(element, '[part=popup]'), 'columns')
  },
  close: async (element) => inside(element, '[part=field]').click(),
  isOpen: (element) => Boolean(inside(element, '[part=popup]:popover-open')),
  // Shown with a value, or with an invalid one.
  partsElsewhere: ['clear', 'message'],
  textField: (element) => inside(element, '[part=popup] input'),
  change: async (element) => {
    inside(element, '[part=field]').click()
    ;(await until(() => inside(element, '[role=treeitem]:last-child'), 'items')).click()
    return 'other'
  },
}
