import type { Page } from '../../../pages/Page'

export const merchantCategoryPage = {
  route: '/merchant/category',
  kind: 'tree',
  title: { zh: '商户分类', en: 'Merchant categories' },
  resource: 'merchantCategory',
  columns: [
    'categoryName',
    'icon',
    'categoryCode',
    'hotelCount',
    'defaultSort',
    'showInHome',
    'visible',
    'sort',
  ],
  search: ['categoryName'],
  toolbar: ['create', 'export'],
  rowActions: ['create', 'edit', 'delete'],
  shownBy: 'visible',
  chooser: { column: 'hotelCount', field: 'hotels' },
  uses: ['eb-image-picker', 'eb-switch'],
  notes:
    'At most three levels and 20 children per node; drag to move or to order. Delete is refused with children or with stores. Clicking hotelCount opens the store chooser of that category. A hidden parent hides all below it.',
} as const satisfies Page
