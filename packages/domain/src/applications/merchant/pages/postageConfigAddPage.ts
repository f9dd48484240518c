import type { Page } from '../../../pages/Page'
import { postageSections } from '../postageSections'

export const postageConfigAddPage = {
  route: '/postage-config/add',
  kind: 'form',
  title: { zh: '新增运费模板', en: 'New postage template' },
  resource: 'postageTemplate',
  modes: ['add'],
  after: '/postage-config/list',
  uses: ['eb-cascader', 'eb-list-editor', 'eb-number-input'],
  notes:
    'Add, edit and copy share one screen (W-ROUTE-7). A region used in one rule is disabled in the others and in excludedRegions. The unit texts follow chargeType: 件, kg, m³.',
  sections: [...postageSections],
} as const satisfies Page
