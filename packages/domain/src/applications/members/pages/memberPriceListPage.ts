import type { Page } from '../../../pages/Page'

export const memberPriceListPage = {
  route: '/member-price/list',
  kind: 'list',
  title: { zh: '会员价', en: 'Member prices' },
  resource: 'memberPrice',
  columns: [
    'schemeName',
    'products',
    'gradePrices',
    'minPrice',
    'validPeriod',
    'limitPerMember',
    'orderCount',
    'salesAmount',
    'updatedAt',
    'status',
  ],
  search: ['schemeName'],
  filters: ['status', 'products'],
  tabs: 'status',
  dateRange: 'validPeriod',
  sort: 'updatedAt desc',
  toolbar: [{ label: { zh: '新建方案', en: 'New scheme' }, to: '/member-price/edit' }, 'export'],
  rowActions: [
    { label: { zh: '编辑', en: 'Edit' }, to: '/member-price/edit?id={memberPriceId}' },
    { label: { zh: '复制', en: 'Copy' }, to: '/member-price/edit?copyId={memberPriceId}' },
    'publish',
    'offline',
    'delete',
  ],
  bulkActions: ['publish', 'offline'],
  notes:
    'products shows the first two names and a count; delete only for NEW. A scheme past its period is shown as ended (neutral tag) and cannot be published.',
} as const satisfies Page
