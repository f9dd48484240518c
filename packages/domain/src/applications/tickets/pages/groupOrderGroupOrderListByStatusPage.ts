import type { Page } from '../../../pages/Page'

export const groupOrderGroupOrderListByStatusPage = {
  route: '/groupOrder/groupOrderList/{status?}',
  kind: 'list',
  title: { zh: '拼团订单', en: 'Group orders' },
  resource: 'groupOrder',
  columns: [
    'groupOrderId',
    'groupBuyId',
    'ticketProductId',
    'groupPrice',
    'leaderName',
    'leaderPhone',
    'requiredSize',
    'joinedCount',
    'lackCount',
    'totalAmount',
    'openTime',
    'expireTime',
    'status',
  ],
  search: ['groupOrderId', 'leaderPhone', 'leaderName'],
  filters: ['groupBuyId', 'ticketProductId'],
  tabs: 'status',
  dateRange: 'openTime',
  sort: 'openTime desc',
  marks: [
    { field: 'expireTime', when: 'status=WAIT', withinHours: 2, tone: 'danger', countsDown: true },
    { field: 'expireTime', when: 'status=WAIT', tone: 'neutral', countsDown: true },
  ],
  toolbar: [{ label: { zh: '拼团活动', en: 'Group-buy activities' }, to: '/groupbuy/manage' }, 'export'],
  rowActions: ['view', 'virtualComplete', 'extend', 'cancel'],
  bulkActions: ['virtualComplete', 'export'],
  notes:
    '{status} selects the tab and follows it in the address. Open groups show a countdown to expireTime; it is red in the last two hours.',
  drawer: {
    sections: [
      {
        title: { zh: '团单', en: 'Group' },
        fields: [
          'groupOrderId',
          'groupBuyId',
          'ticketProductId',
          'groupPrice',
          'requiredSize',
          'joinedCount',
          'virtualCount',
          'lackCount',
          'openTime',
          'expireTime',
          'finishTime',
          'status',
          'failReason',
        ],
      },
    ],
    actions: ['virtualComplete', 'extend', 'cancel'],
    related: [
      {
        resource: 'ticketOrder',
        via: 'groupOrderId',
        title: { zh: '参团订单', en: 'Orders' },
        columns: ['platformOrderId', 'buyerName', 'buyerPhone', 'quantity', 'payAmount', 'status', 'payTime'],
      },
    ],
    timeline: true,
  },
} as const satisfies Page
