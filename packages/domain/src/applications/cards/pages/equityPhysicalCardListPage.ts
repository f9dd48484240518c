import type { Page } from '../../../pages/Page'

export const equityPhysicalCardListPage = {
  route: '/equity/physical-card-list',
  kind: 'list',
  title: { zh: '实体卡管理', en: 'Physical cards' },
  resource: 'physicalCard',
  columns: [
    'cardNo',
    'equityCardId',
    'batchNo',
    'holdHotelId',
    'deliveryId',
    'equityUserId',
    'saleEmployeeId',
    'activateBefore',
    'activateTime',
    'status',
  ],
  search: ['cardNo', 'batchNo'],
  filters: ['equityCardId', 'batchNo', 'holdHotelId', 'activateBefore'],
  tabs: 'status',
  dateRange: 'createdAt',
  sort: 'cardNo asc',
  toolbar: [
    { label: { zh: '制卡', en: 'Make cards' }, to: '/equity/add-physical' },
    { label: { zh: '配送', en: 'Deliver' }, to: '/equity/physical-card-delivery' },
    'export',
  ],
  rowActions: ['view', 'activate', 'reportLoss', 'voidCard', 'qr'],
  bulkActions: ['voidCard', 'export'],
  notes:
    "The export for the printer (number, activation code, QR link) needs the operator's password and is written to the audit trail; activation codes are never shown in the table.",
} as const satisfies Page
