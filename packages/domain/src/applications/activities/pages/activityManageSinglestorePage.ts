import type { Page } from '../../../pages/Page'

export const activityManageSinglestorePage = {
  route: '/activity-manage/singlestore',
  kind: 'list',
  title: { zh: '门店参与管理', en: 'Store participation' },
  resource: 'activityStore',
  columns: [
    'activityId',
    'activityType',
    'storeName',
    'productCount',
    'storeStock',
    'soldCount',
    'soldRate',
    'payAmount',
    'refundAmount',
    'subsidyRatio',
    'contact',
    'joinedAt',
    'joinStatus',
  ],
  search: ['storeName'],
  filters: ['activityId', 'storeId', 'contact'],
  tabs: 'joinStatus',
  toolbar: ['create', 'export'],
  rowActions: [
    'edit',
    'join',
    'pause',
    'resume',
    'quit',
    {
      label: { zh: '活动数据', en: 'Figures' },
      to: '/activity-manage/statistics?activityId={activityId}&storeId={storeId}',
    },
  ],
  bulkActions: ['join', 'pause', 'resume'],
  sort: 'createdAt desc',
  notes:
    'A store operator sees the own store only; a brand operator invites stores with create (drawer: activity, stores, storeStock, subsidyRatio). Query activityId presets the filter.',
} as const satisfies Page
