import type { Page } from '../../../pages/Page'

export const tyingActivityAddEditByIdByViewPage = {
  route: '/tying-activity/addEdit/{id}/{view}',
  kind: 'detail',
  title: { zh: '搭售活动详情', en: 'Tying activity details' },
  resource: 'tyingActivity',
  param: 'id',
  sections: [
    {
      title: { zh: '活动信息', en: 'Activity' },
      fields: ['tyingName', 'tyingMode', 'activityTime', 'saleChannels', 'showPosition', 'recommendText'],
    },
    {
      title: { zh: '商品', en: 'Products' },
      fields: ['mainProducts', 'tyingItems', 'quota', 'refundTogether'],
    },
    { title: { zh: '效果', en: 'Results' }, fields: ['orderCount', 'tyingAmount', 'tyingRate', 'status'] },
  ],
  actions: [
    { label: { zh: '编辑', en: 'Edit' }, to: '/tying-activity/addEdit/{id}' },
    'start',
    'pause',
    'end',
  ],
  related: [
    {
      resource: 'ticketOrder',
      via: 'tyingId',
      title: { zh: '搭售订单', en: 'Tied orders' },
      columns: [
        'platformOrderId',
        'productName',
        'quantity',
        'payAmount',
        'buyerName',
        'buyerPhone',
        'status',
        'payTime',
      ],
    },
  ],
  timeline: true,
  notes:
    '{view} is view; any other value shows the same page. The edit button leads to /tying-activity/addEdit/{id}.',
} as const satisfies Page
