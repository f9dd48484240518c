import type { Page } from '../../../pages/Page'

export const nearbyAppletsNearbyAppletsPage = {
  route: '/nearby-applets/nearby-applets',
  kind: 'list',
  title: { zh: '附近的小程序', en: 'Nearby places' },
  resource: 'nearbyApplet',
  columns: [
    'storeName',
    'category',
    'region',
    'address',
    'phone',
    'services',
    'exposure30d',
    'visits30d',
    'rejectReason',
    'status',
  ],
  search: ['storeName', 'address', 'phone'],
  filters: ['category', 'region'],
  tabs: 'status',
  toolbar: [{ label: { zh: '添加地点', en: 'Add' }, to: '/nearby-applets/nearby-applets-add' }, 'export'],
  rowActions: [
    { label: { zh: '编辑', en: 'Edit' }, to: '/nearby-applets/nearby-applets-add?id={nearbyAppletId}' },
    'view',
    'submitAudit',
    'showPlace',
    'hidePlace',
    'delete',
  ],
  bulkActions: ['showPlace', 'hidePlace'],
  sort: 'updatedAt desc',
  notes:
    'A toggle shows the places on a map coloured by state. Delete only in NEW, REJECTED and OFFLINE. WeChat allows 10 places without and 100 with a verified mini-program: the title shows used and allowed.',
} as const satisfies Page
