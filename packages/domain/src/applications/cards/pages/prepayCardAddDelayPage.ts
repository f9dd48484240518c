import type { Page } from '../../../pages/Page'

export const prepayCardAddDelayPage = {
  route: '/prepay-card-add/delay',
  kind: 'form',
  title: { zh: '储值卡延期设置', en: 'Stored-value card extension' },
  resource: 'prepayCardDelay',
  modes: ['add', 'edit'],
  param: 'delayId',
  sections: [
    {
      title: { zh: '延期对象', en: 'Cards' },
      fields: [
        'delayName',
        'targetType',
        'prepayCardId',
        'endRange',
        'cardAccountIds',
        'importBatchId',
        'includeExpired',
      ],
    },
    {
      title: { zh: '延期规则', en: 'Rule' },
      fields: ['delayType', 'delayDays', 'delayTo', 'reason', 'notifyHolder'],
    },
  ],
  after: '/prepay-card-add/delay-list',
  uses: ['eb-date-range', 'eb-number-input'],
  notes:
    'Only DRAFT can be edited. 预览 shows the number of cards, their total balance and ten examples with old and new end date; cards without an end date are left out and counted.',
} as const satisfies Page
