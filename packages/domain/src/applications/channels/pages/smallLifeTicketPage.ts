import type { Page } from '../../../pages/Page'

export const smallLifeTicketPage = {
  route: '/smallLife/ticket',
  kind: 'list',
  title: { zh: '小生活商品', en: 'Small Life products' },
  resource: 'smallLifeProduct',
  columns: [
    'coverImage',
    'productName',
    'ticketProductId',
    'salePrice',
    'lifePrice',
    'commissionRate',
    'commission',
    'stock',
    'sold',
    'soldAmount',
    'saleTime',
    'status',
  ],
  search: ['productName'],
  filters: ['promoterScope'],
  tabs: 'status',
  toolbar: ['create', 'export'],
  rowActions: ['edit', 'publish', 'offline', 'resubmit', 'qr', 'delete'],
  bulkActions: ['publish', 'offline'],
  dateRange: 'saleTime',
  sort: 'updatedAt desc',
  uses: ['eb-product-picker', 'eb-date-range'],
  notes:
    'create opens eb-product-picker (multi); products with split accounting or already on Small Life are disabled. A price or commission change of an on-sale product starts for new orders only and a commission cut takes effect the next day. Empty unless the shop is OPEN, then a link to apply.',
} as const satisfies Page
