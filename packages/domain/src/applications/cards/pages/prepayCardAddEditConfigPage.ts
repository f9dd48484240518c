import type { Page } from '../../../pages/Page'

export const prepayCardAddEditConfigPage = {
  route: '/prepay-card-add/edit-config',
  kind: 'form',
  title: { zh: '编辑充值方案', en: 'Edit recharge plan' },
  resource: 'prepayCardConfig',
  modes: ['edit'],
  param: 'configId',
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
  notes: 'Changes of an enabled plan hold for new recharge orders only.',
} as const satisfies Page
