import type { Page } from '../../../pages/Page'

export const appletsVideoPage = {
  route: '/applets/video',
  kind: 'list',
  title: { zh: '小程序视频', en: 'Videos' },
  resource: 'appletVideo',
  columns: [
    'cover',
    'title',
    'sourceType',
    'positions',
    'products',
    'duration',
    'plays',
    'likes',
    'productClicks',
    'orderCount',
    'orderAmount',
    'sort',
    'status',
  ],
  search: ['title', 'feedId'],
  filters: ['sourceType', 'positions'],
  tabs: 'status',
  toolbar: ['create', 'export'],
  rowActions: ['edit', 'view', 'publish', 'offline', 'delete'],
  bulkActions: ['publish', 'offline'],
  dateRange: 'createdAt',
  sort: 'sort asc',
  uses: ['eb-uploader', 'eb-product-picker', 'eb-image-cropper', 'eb-date-range'],
  notes:
    'view plays the video in a modal (mp4, mov). The first frame is offered as cover. LIVE rows show a countdown and go offline when the live ends unless a replay exists. At most 30 videos online per position.',
} as const satisfies Page
