import type { Page } from '../../../pages/Page'

export const prepayCardAddAddConfigPage = {
  route: '/prepay-card-add/add-config',
  kind: 'form',
  title: { zh: '新建充值方案', en: 'New recharge plan' },
  resource: 'prepayCardConfig',
  modes: ['add', 'copy'],
  param: 'copyId',
  sections: [
    {
      title: { zh: '方案', en: 'Plan' },
      fields: ['configName', 'prepayCardIds', 'activityTime', 'saleChannels', 'priority'],
    },
    { title: { zh: '充值档位', en: 'Tiers' }, fields: ['tiers', 'allowCustom', 'customMin', 'customMax'] },
    {
      title: { zh: '参与限制', en: 'Limits' },
      fields: ['firstOnly', 'memberLimit', 'memberGradeIds', 'rules'],
    },
  ],
  after: '/prepay-card-add/configure',
  uses: ['eb-list-editor', 'eb-date-range', 'eb-number-input', 'eb-rich-text'],
  notes:
    'Tiers sort by amount; two tiers of the same amount are refused; at most one is recommended. A phone preview shows the tiles. A gift above 100% of the recharge shows a warning.',
} as const satisfies Page
