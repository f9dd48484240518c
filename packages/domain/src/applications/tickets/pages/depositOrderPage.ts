import type { Page } from '../../../pages/Page'

export const depositOrderPage = {
  route: '/deposit/order',
  kind: 'list',
  title: { zh: '定金订单', en: 'Deposit orders' },
  resource: 'depositOrder',
  columns: [
    'depositOrderId',
    'activityId',
    'ticketProductId',
    'buyerName',
    'buyerPhone',
    'quantity',
    'productAmount',
    'depositAmount',
    'expandAmount',
    'balanceAmount',
    'balanceDeadline',
    'status',
    'depositTime',
  ],
  search: ['depositOrderId', 'buyerPhone', 'buyerName'],
  filters: ['activityId', 'ticketProductId', 'balanceDeadline'],
  tabs: 'status',
  dateRange: 'depositTime',
  sort: 'depositTime desc',
  marks: [
    {
      field: 'balanceDeadline',
      when: 'status=WAIT_BALANCE',
      withinHours: 24,
      tone: 'danger',
      hint: { zh: '不足 24 小时', en: 'Less than 24 hours' },
    },
  ],
  toolbar: ['export'],
  rowActions: [
    'view',
    'remind',
    'extendBalance',
    'refundDeposit',
    'close',
    {
      label: { zh: '正式订单', en: 'Final order' },
      to: '/ticket/orderList/detail?platformOrderId={platformOrderId}',
    },
  ],
  bulkActions: ['remind', 'export'],
  notes:
    'Orders move to WAIT_BALANCE by themselves when the balance period opens, and to FORFEITED or REFUNDED by the refund rule after balanceDeadline. A WAIT_BALANCE row with less than 24 hours left shows its deadline in red.',
} as const satisfies Page
