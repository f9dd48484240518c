import type { Page } from '../../../pages/Page'

export const setRewardSendEditPage = {
  route: '/setRewardSend/edit',
  kind: 'form',
  title: { zh: '编辑发放方案', en: 'Payout plan' },
  resource: 'rewardSend',
  modes: ['add', 'edit', 'copy'],
  param: 'id',
  sections: [
    {
      title: { zh: '适用范围', en: 'Scope' },
      fields: ['planName', 'beneficiary', 'storeIds', 'departmentIds', 'rewardTypes'],
    },
    {
      title: { zh: '发放', en: 'Payout' },
      fields: [
        'sendMode',
        'cycle',
        'weekdays',
        'monthDay',
        'minAmount',
        'maxAmount',
        'dayLimit',
        'waitDays',
        'expireDays',
      ],
    },
    {
      title: { zh: '审核与通知', en: 'Approval and notice' },
      fields: ['needAudit', 'auditorIds', 'withholdTax', 'notice'],
    },
  ],
  after: '/setRewardSend/index',
  uses: ['eb-switch', 'eb-number-input'],
} as const satisfies Page
