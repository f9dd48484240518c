import type { Page } from '../../../pages/Page'

export const redEnvelopeActivityPage = {
  route: '/red-envelope/activity',
  kind: 'list',
  title: { zh: '红包活动', en: 'Red-envelope activities' },
  resource: 'redEnvelopeActivity',
  columns: [
    'activityName',
    'sendScene',
    'envelopes',
    'giveMode',
    'activityTime',
    'exposeCount',
    'receiveCount',
    'receiveRate',
    'saleAmount',
    'status',
  ],
  search: ['activityName', 'envelopeActivityId'],
  filters: ['sendScene', 'saleChannels', 'applyHotelIds'],
  tabs: 'status',
  dateRange: 'activityTime',
  sort: 'createdAt desc',
  toolbar: [
    'create',
    { label: { zh: '红包管理', en: 'Envelopes' }, to: '/red-envelope/red-envelope' },
    'export',
  ],
  rowActions: [
    'view',
    'edit',
    'copy',
    'start',
    'pause',
    'end',
    'qr',
    'link',
    {
      label: { zh: '领取明细', en: 'Received' },
      to: '/red-envelope/receive-detail?envelopeActivityId={envelopeActivityId}',
    },
    'delete',
  ],
  uses: ['eb-list-editor', 'eb-date-range', 'eb-image-picker', 'eb-qr-code', 'eb-activity-banner'],
  notes:
    'The form opens in a drawer; each envelope shows what is left, and the counts put aside may not exceed it; weights are also shown as percentages. Two running activities of the scene popup in the same store and time are refused.',
} as const satisfies Page
