import type { Page } from '../../../pages/Page'

export const batchRefundAddPage = {
  route: '/batch-refund/add',
  kind: 'form',
  title: { zh: '新建批量退款', en: 'New batch refund' },
  resource: 'batchRefund',
  modes: ['add'],
  sections: [
    {
      title: { zh: '退款范围', en: 'Scope' },
      fields: ['batchName', 'scopeType', 'products', 'orderRange', 'useRange', 'orderFile'],
    },
    { title: { zh: '退款规则', en: 'Rule' }, fields: ['refundRatio', 'waiveFee', 'reason', 'noticeText'] },
  ],
  after: '/batch-refund/list',
  uses: ['eb-product-picker', 'eb-date-range', 'eb-uploader', 'eb-number-input'],
  notes:
    '试算 shows orders, pieces and amount and lists what is left out with the reason (已核销, 已退款, 退款中, 已开票, 已过退款期限) before the batch can be sent for review. A file with wrong order numbers or amounts above the refundable rest marks those lines and is not accepted until they are removed.',
} as const satisfies Page
