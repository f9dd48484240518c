import type { Page } from '../../../pages/Page'

export const memberCorporationDealPage = {
  route: '/member-corporation/deal',
  kind: 'list',
  title: { zh: '企业成交', en: 'Corporate deals' },
  resource: 'corporateDeal',
  columns: [
    'dealNo',
    'dealTime',
    'corporateMemberId',
    'dealType',
    'itemName',
    'personnelId',
    'guestName',
    'useDate',
    'quantity',
    'listAmount',
    'amount',
    'saveAmount',
    'settleType',
    'salesEmployeeId',
    'status',
  ],
  search: ['dealNo', 'sourceOrderNo', 'itemName', 'guestName'],
  filters: ['corporateMemberId', 'dealType', 'settleType', 'salesEmployeeId', 'useDate'],
  tabs: 'status',
  dateRange: 'dealTime',
  sort: 'dealTime desc',
  toolbar: ['create', 'export'],
  rowActions: ['view', 'settle', 'cancel'],
  bulkActions: ['settle', 'export'],
  notes:
    'create is for offline deals; deals from orders come by themselves. A MONTHLY deal beyond the free credit of the company is refused. Bulk settlement takes rows of one company and shows their sum.',
  drawer: {
    sections: [
      {
        title: { zh: '成交', en: 'Deal' },
        fields: [
          'corporateMemberId',
          'agreementId',
          'dealType',
          'itemName',
          'personnelId',
          'guestName',
          'useDate',
          'quantity',
        ],
      },
      {
        title: { zh: '金额', en: 'Amount' },
        fields: ['listAmount', 'amount', 'settleType', 'salesEmployeeId', 'dealTime', 'remark'],
      },
    ],
  },
} as const satisfies Page
