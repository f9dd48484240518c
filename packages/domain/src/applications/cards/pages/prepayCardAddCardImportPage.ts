import type { Page } from '../../../pages/Page'

export const prepayCardAddCardImportPage = {
  route: '/prepay-card-add/card-import',
  kind: 'list',
  title: { zh: '卡导入', en: 'Card imports' },
  resource: 'prepayCardImport',
  columns: [
    'batchName',
    'prepayCardId',
    'importType',
    'openHotelId',
    'totalCount',
    'successCount',
    'failCount',
    'totalAmount',
    'createdBy',
    'createdAt',
    'status',
  ],
  search: ['batchName', 'importBatchId'],
  filters: ['importType', 'prepayCardId', 'openHotelId'],
  tabs: 'status',
  dateRange: 'createdAt',
  sort: 'createdAt desc',
  toolbar: [{ label: { zh: '导入卡', en: 'Import cards' }, to: '/prepay-card-add/edit-import' }, 'export'],
  rowActions: [
    'view',
    {
      label: { zh: '继续', en: 'Continue' },
      to: '/prepay-card-add/edit-import?importBatchId={importBatchId}',
    },
    'check',
    'commit',
    'revoke',
    'download',
  ],
  notes: 'download gives the failure file; 继续 shows only in DRAFT and CHECKED.',
  drawer: {
    sections: [
      {
        title: { zh: '批次', en: 'Batch' },
        fields: [
          'batchName',
          'prepayCardId',
          'importType',
          'openHotelId',
          'importFile',
          'activateNow',
          'remark',
          'status',
        ],
      },
      {
        title: { zh: '结果', en: 'Result' },
        fields: ['totalCount', 'successCount', 'failCount', 'totalAmount', 'failFile'],
      },
    ],
    actions: ['check', 'commit', 'revoke'],
    related: [
      {
        resource: 'prepayCardAccount',
        via: 'importBatchId',
        title: { zh: '卡账户', en: 'Cards' },
        columns: ['cardNo', 'holderName', 'holderPhone', 'balance', 'endDate', 'status'],
      },
    ],
    timeline: true,
  },
} as const satisfies Page
