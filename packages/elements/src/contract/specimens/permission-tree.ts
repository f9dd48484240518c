import { until } from '@ebkit/testing/browser'
import { permissionTree, permissionTreeReference } from '../../pure/permission-tree'
import type { Specimen } from '../Specimen'
import { inside, untyped } from './page'

export const specimen: Specimen = {
  ...untyped(permissionTree, permissionTreeReference),
  attributes: {
    nodes:
      '[{"menuId":1,"menuName":"票务","menuType":2,"permission":"a:view"},{"menuId":2,"menuName":"会员","menuType":2,"permission":"b:view"}]',
  },
  settled: (element) => until(() => inside(element, '[part=tree]'), 'tree'),
  values: ['a:view', 'b:view,gone'],
  samples: {
    nodes: {
      text: '[{"menuId":3,"menuName":"甲"}]',
      value: [{ menuId: 3, menuName: '甲' }],
    },
    selection: { text: '["a:view","gone"]', value: ['a:view', 'gone'] },
    saved: { text: '["a:view"]', value: ['a:view'] },
    presets: { text: '["b:view"]', value: ['b:view'] },
  },
  // Shown once something has changed, or is wrong.
  partsElsewhere: ['restore', 'message'],
  textField: (element) => inside(element, 'input[role=searchbox]'),
  change: async (element) => {
    inside(element, '[data-id="2"]').click()
    return 'b:view'
  },
}
