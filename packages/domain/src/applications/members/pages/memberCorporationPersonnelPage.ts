import type { Page } from '../../../pages/Page'

export const memberCorporationPersonnelPage = {
  route: '/member-corporation/personnel',
  kind: 'list',
  title: { zh: '企业人员', en: 'Corporate personnel' },
  resource: 'corporatePersonnel',
  columns: [
    'realName',
    'phone',
    'corporateMemberId',
    'departmentName',
    'position',
    'personnelRole',
    'canCredit',
    'monthlyQuota',
    'memberId',
    'orderCount',
    'joinMode',
    'createdAt',
    'status',
  ],
  search: ['realName', 'phone'],
  filters: ['corporateMemberId', 'personnelRole', 'canCredit', 'joinMode'],
  tabs: 'status',
  sort: 'createdAt desc',
  toolbar: ['create', 'import', 'qr', 'export'],
  rowActions: ['edit', 'approve', 'reject', 'disable', 'enable'],
  bulkActions: ['approve', 'disable'],
  uses: ['eb-qr-code'],
  notes:
    'qr shows the joining code of the chosen company (a company filter must be set), to be scanned by its people; they appear as PENDING. One ADMIN per company at least: the last one cannot be disabled.',
  drawer: {
    sections: [
      {
        title: { zh: '人员', en: 'Person' },
        fields: ['corporateMemberId', 'realName', 'phone', 'departmentName', 'position', 'email', 'idCard'],
      },
      {
        title: { zh: '权限', en: 'Rights' },
        fields: ['personnelRole', 'canCredit', 'monthlyQuota', 'remark'],
      },
    ],
  },
} as const satisfies Page
