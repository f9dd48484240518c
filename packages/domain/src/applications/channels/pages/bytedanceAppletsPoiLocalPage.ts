import type { Page } from '../../../pages/Page'

export const bytedanceAppletsPoiLocalPage = {
  route: '/bytedanceApplets/poi-local',
  kind: 'list',
  title: { zh: 'POI本地服务', en: 'POI services' },
  resource: 'poiService',
  columns: [
    'coverImage',
    'serviceName',
    'serviceType',
    'pois',
    'entryPath',
    'priceFrom',
    'openTime',
    'visits',
    'orderCount',
    'submittedAt',
    'auditReason',
    'status',
  ],
  search: ['serviceName', 'entryPath'],
  filters: ['serviceType'],
  tabs: 'status',
  toolbar: ['create', 'export', { label: { zh: '门店POI', en: 'POIs' }, to: '/tiktok/poi' }],
  rowActions: ['view', 'edit', 'copy', 'submitAudit', 'offline', 'publish', 'delete'],
  bulkActions: ['submitAudit', 'offline', 'publish'],
  sort: 'updatedAt desc',
  uses: ['eb-product-picker', 'eb-image-picker'],
  notes:
    'Only MATCHED POIs can be chosen; a store may have one service per type. entryPath is chosen from the Douyin page links.',
  drawer: {
    sections: [
      {
        title: { zh: '服务', en: 'Service' },
        fields: ['serviceName', 'serviceType', 'coverImage', 'servicePhone'],
      },
      { title: { zh: '挂载门店', en: 'Stores' }, fields: ['pois'] },
      { title: { zh: '入口', en: 'Entry' }, fields: ['appletId', 'entryPath', 'entryParams', 'products'] },
      { title: { zh: '预约规则', en: 'Booking' }, fields: ['openDays', 'openTime', 'bookAheadHours'] },
    ],
  },
} as const satisfies Page
