import type { Page } from '../../../pages/Page'

export const ticketDelaySingleListPage = {
  route: '/ticket/delay/single-list',
  kind: 'list',
  title: { zh: '单券延期', en: 'Single extensions' },
  resource: 'ticketDelay',
  where: 'delayMode=SINGLE',
  columns: [
    'delayName',
    'platformOrderId',
    'targetCount',
    'oldEndDate',
    'delayType',
    'delayDays',
    'delayTo',
    'reason',
    'createdBy',
    'executeTime',
    'status',
  ],
  search: ['delayName', 'platformOrderId', 'delayId'],
  filters: ['delayType'],
  tabs: 'status',
  dateRange: 'createdAt',
  sort: 'createdAt desc',
  toolbar: [{ label: { zh: '新建单券延期', en: 'New' }, to: '/ticket/delay/single-add' }, 'export'],
  rowActions: [
    'view',
    'execute',
    'retry',
    'cancel',
    {
      label: { zh: '查看订单', en: 'Order' },
      to: '/ticket/orderList/detail?platformOrderId={platformOrderId}',
    },
  ],
} as const satisfies Page
