import type { Page } from '../../../pages/Page'
import { postageSections } from '../postageSections'

export const postageConfigCopyByCopyIdPage = {
  route: '/postage-config/copy/{copyId}',
  kind: 'form',
  title: { zh: '复制运费模板', en: 'Copy postage template' },
  resource: 'postageTemplate',
  modes: ['copy'],
  param: 'copyId',
  after: '/postage-config/list',
  copySuffix: { zh: '副本', en: ' copy' },
  uses: ['eb-cascader', 'eb-list-editor', 'eb-number-input'],
  notes:
    'Add, edit and copy share one screen (W-ROUTE-7). A region used in one rule is disabled in the others and in excludedRegions. The name gets the suffix 副本; isDefault and productCount are not copied.',
  sections: [...postageSections],
} as const satisfies Page
