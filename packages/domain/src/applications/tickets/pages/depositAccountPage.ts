import type { Page } from '../../../pages/Page'

export const depositAccountPage = {
  route: '/deposit/account',
  kind: 'list',
  title: { zh: '定金账户', en: 'Deposit accounts' },
  resource: 'depositAccount',
  columns: [
    'memberName',
    'memberPhone',
    'orderCount',
    'totalAmount',
    'heldAmount',
    'usedAmount',
    'refundAmount',
    'forfeitAmount',
    'lastTradeTime',
    'status',
  ],
  search: ['memberPhone', 'memberName', 'accountId'],
  filters: ['status', 'lastTradeTime'],
  sort: 'heldAmount desc',
  figures: [
    {
      name: 'paidIn',
      label: { zh: '累计付入', en: 'Paid in' },
      agg: 'sum',
      field: 'totalAmount',
    },
    {
      name: 'held',
      label: { zh: '持有中', en: 'Held' },
      agg: 'sum',
      field: 'heldAmount',
    },
    {
      name: 'used',
      label: { zh: '已抵用', en: 'Used' },
      agg: 'sum',
      field: 'usedAmount',
    },
    {
      name: 'refunded',
      label: { zh: '已退', en: 'Refunded' },
      agg: 'sum',
      field: 'refundAmount',
    },
  ],
  marks: [
    {
      field: 'totalAmount',
      when: 'isUneven=true',
      tone: 'danger',
      hint: {
        zh: '与在途、抵扣、退还、没收之和不符',
        en: 'Not what held, used, refunded and forfeited make',
      },
    },
  ],
  toolbar: ['export'],
  rowActions: [
    'view',
    'freeze',
    'unfreeze',
    'refundAll',
    { label: { zh: '定金订单', en: 'Orders' }, to: '/deposit/order?memberId={memberId}' },
  ],
  notes:
    'Four totals above the table: paid in, held, used, refunded. totalAmount must equal held + used + refunded + forfeited; a row where it does not is marked.',
  drawer: {
    sections: [
      {
        title: { zh: '账户', en: 'Account' },
        fields: ['memberId', 'memberName', 'memberPhone', 'status', 'freezeReason', 'remark'],
      },
      {
        title: { zh: '金额', en: 'Amounts' },
        fields: [
          'totalAmount',
          'heldAmount',
          'usedAmount',
          'refundAmount',
          'forfeitAmount',
          'orderCount',
          'lastTradeTime',
        ],
      },
    ],
    related: [
      {
        resource: 'depositOrder',
        via: 'memberId',
        title: { zh: '定金订单', en: 'Deposit orders' },
        columns: ['depositOrderId', 'activityId', 'depositAmount', 'balanceAmount', 'status', 'depositTime'],
      },
    ],
    timeline: true,
  },
} as const satisfies Page
