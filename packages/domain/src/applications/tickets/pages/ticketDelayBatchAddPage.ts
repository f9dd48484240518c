import type { Page } from '../../../pages/Page'

export const ticketDelayBatchAddPage = {
  route: '/ticket/delay/batch-add',
  kind: 'form',
  title: { zh: '新建批量延期', en: 'New batch extension' },
  resource: 'ticketDelay',
  modes: ['add'],
  where: 'delayMode=BATCH',
  sections: [
    {
      title: { zh: '延期范围', en: 'Scope' },
      fields: ['delayName', 'products', 'orderRange', 'endRange', 'includeExpired'],
    },
    {
      title: { zh: '延期规则', en: 'Rule' },
      fields: ['delayType', 'delayDays', 'delayTo', 'reason', 'notifyHolder'],
    },
  ],
  after: '/ticket/delay/batch-list',
  uses: ['eb-product-picker', 'eb-date-range', 'eb-number-input'],
  notes:
    'delayMode is fixed to BATCH; products or one of the two ranges is needed. 预览影响 shows the count by product and the longest new end date; more than 5000 codes are refused. The operator types the count to confirm when more than 500 codes are affected.',
} as const satisfies Page
