import type { Page } from '../../../pages/Page'
import { redEnvelopeSections } from '../redEnvelopeSections'

export const redEnvelopeEnvelopeViewByIdByBrandIdPage = {
  route: '/red-envelope/envelope-view/{id}/{brand_id}',
  kind: 'detail',
  title: { zh: '红包详情', en: 'Red envelope details' },
  resource: 'redEnvelope',
  param: 'id',
  actions: ['publish', 'pause', 'append', 'end', 'edit', 'copy'],
  timeline: true,
  notes: 'A funnel on top: issued, received, used, with the rates between them.',
  sections: [
    ...redEnvelopeSections,
    {
      title: { zh: '效果', en: 'Results' },
      fields: ['receivedCount', 'remainCount', 'usedCount', 'useRate', 'usedAmount', 'saleAmount', 'status'],
    },
  ],
  related: [
    {
      resource: 'redEnvelopeRecord',
      via: 'redEnvelopeId',
      title: { zh: '领取记录', en: 'Received' },
      columns: ['nickname', 'phone', 'amount', 'sendScene', 'receiveTime', 'expireTime', 'status'],
    },
    {
      resource: 'redEnvelopeWriteoff',
      via: 'redEnvelopeId',
      title: { zh: '核销记录', en: 'Used' },
      columns: [
        'platformOrderId',
        'orderAmount',
        'deductAmount',
        'payAmount',
        'useHotelId',
        'writeoffTime',
        'status',
      ],
    },
  ],
} as const satisfies Page
