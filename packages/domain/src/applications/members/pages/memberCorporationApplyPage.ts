import type { Page } from '../../../pages/Page'

export const memberCorporationApplyPage = {
  route: '/member-corporation/apply',
  kind: 'list',
  title: { zh: '企业认证申请', en: 'Corporate applications' },
  resource: 'corporateApply',
  columns: [
    'applyNo',
    'companyName',
    'creditCode',
    'licenseImage',
    'contactName',
    'contactPhone',
    'needLines',
    'expectedNights',
    'source',
    'duplicateOf',
    'appliedAt',
    'auditorId',
    'status',
  ],
  search: ['companyName', 'contactPhone', 'applyNo'],
  filters: ['source', 'needLines', 'auditorId'],
  tabs: 'status',
  dateRange: 'appliedAt',
  sort: 'appliedAt desc',
  toolbar: ['export'],
  rowActions: ['view', 'approve', 'reject'],
  uses: ['eb-gallery'],
  notes:
    'Opens on the PENDING tab. The licence opens in the gallery beside the credit code to compare; with duplicateOf set, approve is replaced by a link to that company.',
} as const satisfies Page
