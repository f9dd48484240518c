import type { Page } from '../../../pages/Page'

export const tyingActivityListPage = {
  route: '/tying-activity/list',
  kind: 'list',
  title: { zh: '搭售活动', en: 'Tying activities' },
  resource: 'tyingActivity',
  columns: [
    'tyingName',
    'tyingMode',
    'showPosition',
    'activityTime',
    'quota',
    'orderCount',
    'tyingAmount',
    'tyingRate',
    'status',
  ],
  search: ['tyingName', 'tyingId'],
  filters: ['tyingMode', 'saleChannels', 'showPosition'],
  tabs: 'status',
  dateRange: 'activityTime',
  sort: 'createdAt desc',
  toolbar: [{ label: { zh: '新建活动', en: 'New' }, to: '/tying-activity/addEdit/0' }, 'export'],
  rowActions: [
    { label: { zh: '查看', en: 'View' }, to: '/tying-activity/addEdit/{tyingId}/view' },
    { label: { zh: '编辑', en: 'Edit' }, to: '/tying-activity/addEdit/{tyingId}' },
    'start',
    'pause',
    'end',
    'delete',
  ],
} as const satisfies Page
