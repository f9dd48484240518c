import type { Page } from '../../../pages/Page'

export const passDeliveryListPage = {
  route: '/pass/delivery-list',
  kind: 'list',
  title: { zh: '通票配送', en: 'Pass deliveries' },
  resource: 'passDelivery',
  columns: [
    'deliveryNo',
    'orderNo',
    'ticketProductId',
    'cardType',
    'holderName',
    'phone',
    'deliveryType',
    'region',
    'pickupCounterId',
    'cardNo',
    'carrier',
    'trackingNo',
    'paidAt',
    'waitHours',
    'status',
  ],
  search: ['deliveryNo', 'orderNo', 'holderName', 'phone', 'cardNo', 'trackingNo'],
  filters: ['deliveryType', 'cardType', 'ticketProductId', 'scenicId', 'carrier', 'pickupCounterId'],
  tabs: 'status',
  tabCounts: true,
  toolbar: [
    { label: { zh: '新建配送', en: 'New delivery' }, to: '/pass/delivery-edit' },
    'import',
    'export',
    'print',
  ],
  rowActions: [
    { label: { zh: '查看/编辑', en: 'View, edit' }, to: '/pass/delivery-edit?id={passDeliveryId}' },
    'approve',
    'askAgain',
    'bindCard',
    'ship',
    'pickUp',
    'confirmReceived',
    'markReturned',
    'shipAgain',
    'cancel',
  ],
  bulkActions: ['approve', 'print', 'export'],
  marks: [
    { field: 'waitHours', when: 'waitHours>48', tone: 'danger' },
    {
      field: 'trackingNo',
      when: 'trackingNo!=null',
      tone: 'plain',
      to: '/pass/delivery-list?id={passDeliveryId}',
    },
  ],
  labels: {
    ...{ width: 76, height: 130, while: 'status=READY' },
    fields: ['recipient', 'phone', 'region', 'address', 'deliveryNo', 'cardNo', 'remark'],
    list: { zh: '装箱清单', en: 'Packing list' },
    columns: ['deliveryNo', 'recipient', 'region', 'ticketProductId', 'cardType', 'holderName', 'cardNo'],
  },
  drawer: {
    sections: [
      {
        title: { zh: '卡与物流', en: 'Card and tracks' },
        fields: ['cardNo', 'carrier', 'trackingNo', 'shippedAt', 'receivedAt', 'returnReason', 'tracks'],
      },
      {
        title: { zh: '订单与通票', en: 'Order and pass' },
        fields: [
          ...['deliveryNo', 'orderNo', 'ticketProductId', 'scenicId', 'cardType', 'validFrom', 'validTo'],
          ...['memberId', 'paidAt', 'status'],
        ],
      },
      {
        title: { zh: '持卡人', en: 'Holder' },
        fields: ['holderName', 'holderIdType', 'holderIdNo', 'holderCountry', 'holderPhoto', 'phone'],
      },
      {
        title: { zh: '领取', en: 'Delivery' },
        fields: [
          ...['deliveryType', 'recipient', 'region', 'address', 'pickupCounterId', 'pickupDate'],
          ...['deliveryFee', 'remark'],
        ],
      },
    ],
    timeline: true,
  },
  dateRange: 'paidAt',
  sort: 'waitHours desc, paidAt desc',
  uses: ['eb-date-range', 'eb-gallery'],
  notes:
    'Tabs carry their counts. waitHours above 48 is red and a bar says how many are overdue. Import takes a CSV of deliveryNo, cardNo, carrier, trackingNo (up to 1,000 lines) that runs bindCard and ship row by row and answers a file of errors. Print makes address labels (76 by 130 mm) of the chosen READY rows and a packing list. trackingNo opens the tracks. Only actions legal in the state of the row are offered.',
} as const satisfies Page
