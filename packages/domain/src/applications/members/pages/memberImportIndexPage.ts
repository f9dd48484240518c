import type { Page } from '../../../pages/Page'

export const memberImportIndexPage = {
  route: '/member-import/index',
  kind: 'list',
  title: { zh: '会员导入', en: 'Member imports' },
  resource: 'memberImportBatch',
  columns: [
    'batchNo',
    'batchName',
    'memberGradeId',
    'registerHotelId',
    'totalCount',
    'successCount',
    'failCount',
    'skipCount',
    'activatedCount',
    'createdBy',
    'createdAt',
    'finishedAt',
    'status',
  ],
  search: ['batchName', 'batchNo'],
  filters: ['registerHotelId', 'memberGradeId', 'status'],
  tabs: 'status',
  dateRange: 'createdAt',
  sort: 'createdAt desc',
  toolbar: [{ label: { zh: '导入会员', en: 'Import members' }, to: '/member-import/add' }, 'download'],
  rowActions: [
    { label: { zh: '修正', en: 'Correct' }, to: '/member-import/edit?batchId={batchId}' },
    'start',
    'cancel',
    'view',
    'export',
  ],
  notes:
    'download is the file template; export gives the failed rows of the batch with their errors. 修正 is offered in TO_FIX only; a row in CHECKING or IMPORTING is refreshed every 3 s.',
  drawer: {
    related: [
      {
        resource: 'memberImportRow',
        via: 'batchId',
        title: { zh: '导入明细', en: 'Rows' },
        columns: ['rowNo', 'phone', 'realName', 'gradeName', 'points', 'errors', 'status'],
      },
    ],
  },
} as const satisfies Page
