import type { Page } from '../../../pages/Page'

export const appletsQualificationPage = {
  route: '/applets/qualification',
  kind: 'list',
  title: { zh: '小程序类目资质', en: 'Category qualifications' },
  resource: 'qualification',
  where: 'scene=applet',
  columns: [
    'qualificationName',
    'qualificationType',
    'category',
    'principalName',
    'certificateNo',
    'images',
    'validFrom',
    'validTo',
    'daysLeft',
    'rejectReason',
    'status',
  ],
  search: ['qualificationName', 'certificateNo', 'category'],
  filters: ['qualificationType', 'platformType'],
  tabs: 'status',
  toolbar: ['create', 'export'],
  rowActions: ['view', 'edit', 'submitAudit', 'withdraw', 'delete'],
  sort: 'daysLeft asc',
  uses: ['eb-gallery', 'eb-image-picker'],
  notes:
    'A bar names papers that end within 60 days. The category is chosen from the platform tree and shows which papers it needs. Papers in AUDITING are read-only; those APPROVED are replaced by a new row.',
} as const satisfies Page
