import type { Page } from '../../../pages/Page'

export const tiktokPoiPage = {
  route: '/tiktok/poi',
  kind: 'list',
  title: { zh: '抖音门店POI', en: 'Douyin POI matching' },
  resource: 'tiktokPoi',
  columns: [
    'storeId',
    'poiName',
    'poiId',
    'poiCategory',
    'region',
    'address',
    'distance',
    'douyinAccount',
    'verifyEnabled',
    'serviceCount',
    'matchedAt',
    'failReason',
    'status',
  ],
  search: ['poiName', 'poiId', 'address'],
  filters: ['poiCategory', 'region', 'verifyEnabled'],
  tabs: 'status',
  toolbar: ['create', 'import', 'export'],
  rowActions: ['edit', 'match', 'refresh', 'unmatch', 'delete'],
  bulkActions: ['match', 'refresh'],
  sort: 'updatedAt desc',
  uses: ['eb-map-picker'],
  notes:
    'create proposes every store without a row. The match dialog searches Douyin POIs within 2 km by name and shows both positions on a map; a distance above 500 m warns. Delete only in UNMATCHED and FAILED.',
} as const satisfies Page
