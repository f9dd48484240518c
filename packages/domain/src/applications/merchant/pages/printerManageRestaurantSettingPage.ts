import type { Page } from '../../../pages/Page'

export const printerManageRestaurantSettingPage = {
  route: '/printer-manage/restaurant-setting',
  kind: 'list',
  title: { zh: '餐厅打印设置', en: 'Restaurant print settings' },
  resource: 'restaurantPrintRule',
  columns: [
    'ruleName',
    'restaurantId',
    'docType',
    'orderTypes',
    'triggerOn',
    'printerId',
    'dishClasses',
    'splitMode',
    'copies',
    'fontSize',
    'effectiveTime',
    'sort',
    'status',
  ],
  search: ['ruleName'],
  filters: ['restaurantId', 'docType', 'printerId', 'status'],
  toolbar: ['create', 'export'],
  rowActions: ['edit', 'copy', 'enable', 'disable', 'delete'],
  bulkActions: ['enable', 'disable'],
  sort: 'restaurantId asc, sort asc',
  groups: 'restaurantId',
  uses: ['eb-number-input', 'eb-switch'],
  notes:
    'Grouped by restaurant. A restaurant with a published dish class that no kitchen rule covers shows a warning line naming the classes, as those dishes would not be printed. dishClasses offers only the classes of the chosen restaurant.',
} as const satisfies Page
