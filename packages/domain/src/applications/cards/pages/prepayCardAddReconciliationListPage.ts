import type { Page } from '../../../pages/Page'

export const prepayCardAddReconciliationListPage = {
  route: '/prepay-card-add/reconciliation-list',
  kind: 'list',
  title: { zh: '储值卡对账', en: 'Card statements' },
  resource: 'prepayCardReconcile',
  columns: [
    'reconcileNo',
    'reconcileDate',
    'reconcileHotelId',
    'saleCount',
    'saleAmount',
    'consumeCount',
    'consumePrincipal',
    'consumeGift',
    'crossIn',
    'crossOut',
    'refundAmount',
    'channelAmount',
    'diffAmount',
    'status',
  ],
  search: ['reconcileNo'],
  filters: ['reconcileHotelId'],
  tabs: 'status',
  dateRange: 'reconcileDate',
  sort: 'reconcileDate desc',
  toolbar: [
    'export',
    { label: { zh: '合并明细', en: 'Merged details' }, to: '/prepay-card-add/merge-detail' },
  ],
  rowActions: [
    { label: { zh: '明细', en: 'Details' }, to: '/prepay-card-add/merge-detail?reconcileId={reconcileId}' },
    'recheck',
    'handle',
  ],
  bulkActions: ['recheck', 'export'],
  notes:
    'Totals of the money columns stand below the table. Ticking statements and 查看合并明细 opens the trades of all of them together with ?reconcileIds=a,b. diffAmount other than 0 is red.',
} as const satisfies Page
