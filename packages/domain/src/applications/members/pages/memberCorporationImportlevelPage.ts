import type { Page } from '../../../pages/Page'

export const memberCorporationImportlevelPage = {
  route: '/member-corporation/importlevel',
  kind: 'import',
  title: { zh: '导入企业等级', en: 'Import corporate levels' },
  resource: 'corporateMember',
  columns: [
    'corporateNo',
    'companyName',
    'creditCode',
    'corporateLevelId',
    'levelExpireDate',
    'creditLimit',
    'salesEmployeeId',
  ],
  uses: ['eb-uploader'],
  after: '/member-corporation/list',
  notes:
    'Update only: a row is matched by corporateNo, else creditCode, else exact companyName; no match is an error, companies are never created. The level is given by levelName or levelCode of corporateLevel; the manager by employeeNo. The check shows old and new level per row and counts of raised, lowered and unchanged. A side panel keeps the corporateLevel rows (add, edit, disable).',
  subLists: [
    {
      resource: 'corporateLevel',
      title: { zh: '企业等级', en: 'Levels' },
      columns: [
        'rank',
        'levelName',
        'levelCode',
        'roomDiscount',
        'diningDiscount',
        'meetingDiscount',
        'minYearAmount',
        'creditLimit',
        'corporateCount',
        'status',
      ],
      toolbar: ['create'],
      rowActions: ['edit', 'enable', 'disable', 'delete'],
    },
  ],
} as const satisfies Page
