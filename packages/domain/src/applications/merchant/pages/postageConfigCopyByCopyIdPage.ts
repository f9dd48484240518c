import type { Page } from '../../../pages/Page'

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
  sections: [
    {
      title: { zh: '基本信息', en: 'Basics' },
      fields: ['templateName', 'shipFrom', 'shipWithin', 'shipDate', 'carriers', 'remark'],
    },
    {
      title: { zh: '计费规则', en: 'Charges' },
      fields: [
        'chargeType',
        'defaultFirst',
        'defaultFirstFee',
        'defaultNext',
        'defaultNextFee',
        'regionRules',
      ],
    },
    {
      title: { zh: '包邮与不配送', en: 'Free and excluded' },
      fields: ['freeRules', 'excludedRegions', 'excludedHint'],
    },
  ],
} as const satisfies Page
