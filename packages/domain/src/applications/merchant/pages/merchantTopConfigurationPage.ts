import type { Page } from '../../../pages/Page'

export const merchantTopConfigurationPage = {
  route: '/merchant/topConfiguration',
  kind: 'list',
  title: { zh: '商户置顶配置', en: 'Pinned merchants' },
  resource: 'merchantTop',
  columns: [
    'title',
    'merchantHotelId',
    'position',
    'merchantCategoryId',
    'region',
    'rank',
    'validTime',
    'badge',
    'fee',
    'impressions',
    'clicks',
    'clickRate',
    'status',
  ],
  search: ['title'],
  filters: ['position', 'merchantHotelId', 'region', 'badge'],
  tabs: 'status',
  toolbar: ['create', 'export'],
  rowActions: ['edit', 'copy', 'pause', 'resume', 'end', 'delete'],
  dateRange: 'validTime',
  sort: 'rank asc',
  uses: ['eb-image-picker', 'eb-date-range'],
  notes:
    'Saving checks that no other WAITING, ACTIVE or PAUSED row has the same position, category or city, rank and an overlapping time; the error names that row. An ACTIVE row may change only validTime.end, badge, coverImage and remark.',
} as const satisfies Page
