import type { Page } from '../../../pages/Page'

export const miniStoreQualificationPage = {
  route: '/miniStore/qualification',
  kind: 'list',
  title: { zh: '小店资质', en: 'Mini-store qualifications' },
  resource: 'qualification',
  where: 'scene=miniStore',
  columns: [
    'qualificationName',
    'qualificationType',
    'brandName',
    'trademarkNo',
    'category',
    'principalName',
    'validTo',
    'daysLeft',
    'submittedAt',
    'rejectReason',
    'status',
  ],
  search: ['qualificationName', 'brandName', 'trademarkNo', 'certificateNo'],
  filters: ['qualificationType', 'category'],
  tabs: 'status',
  toolbar: ['create', 'export'],
  rowActions: ['view', 'edit', 'submitAudit', 'withdraw', 'delete'],
  sort: 'submittedAt desc',
  uses: ['eb-gallery', 'eb-image-picker'],
  notes:
    'An expired BRAND or FOOD paper lists the mini-store products that depend on it and offers to take them off sale. Shows per row how many channelProduct rows use it.',
} as const satisfies Page
