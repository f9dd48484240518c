import type { Page } from '../../../pages/Page'

export const equityPhysicalCardDeliveryPage = {
  route: '/equity/physical-card-delivery',
  kind: 'list',
  title: { zh: '实体卡配送', en: 'Physical card deliveries' },
  resource: 'physicalCardDelivery',
  columns: [
    'deliveryNo',
    'equityCardId',
    'batchNo',
    'startNo',
    'endNo',
    'quantity',
    'toType',
    'toHotelId',
    'corporateMemberId',
    'receiverName',
    'receiverPhone',
    'expressNo',
    'shipTime',
    'receivedQuantity',
    'status',
  ],
  search: ['deliveryNo', 'expressNo', 'receiverPhone'],
  filters: ['equityCardId', 'toType', 'toHotelId'],
  tabs: 'status',
  dateRange: 'createdAt',
  sort: 'createdAt desc',
  toolbar: ['create', 'print', 'export'],
  rowActions: ['view', 'edit', 'ship', 'receive', 'cancel', 'print'],
  notes:
    'Create opens in a drawer; choosing the batch offers the free number ranges and shows the cards in it. Edit only in WAIT_SHIP. Print gives the packing list. A receipt with fewer cards than sent is marked red.',
} as const satisfies Page
