import type { Page } from '../../../pages/Page'

export const passDeliveryEditPage = {
  route: '/pass/delivery-edit',
  kind: 'form',
  title: { zh: '配送单', en: 'Pass delivery' },
  resource: 'passDelivery',
  modes: ['add', 'edit'],
  param: 'id',
  actions: [
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
  timeline: true,
  after: '/pass/delivery-list',
  uses: ['eb-product-picker', 'eb-image-cropper', 'eb-cascader', 'eb-country-picker'],
  notes:
    'Route parameters arrive as props (W-ROUTE-8): id (edit), orderNo (add, prefilled from the order) and readonly. A step bar shows the state. In PENDING everything, in MAKING and READY only delivery and remark, from SHIPPED on only the remark can be edited. eb-country-picker shows for a passport. The photo is cropped 3:4 and an order with several holders shows one tab per holder. The document number is shown in full only after a click, which is written to the audit trail. validTo follows validFrom plus the term of the product.',
  sections: [
    {
      title: { zh: '订单与通票', en: 'Order and pass' },
      fields: [
        'deliveryNo',
        'orderNo',
        'ticketProductId',
        'scenicId',
        'cardType',
        'validFrom',
        'validTo',
        'memberId',
      ],
    },
    {
      title: { zh: '持卡人', en: 'Holder' },
      fields: ['holderName', 'holderIdType', 'holderIdNo', 'holderCountry', 'holderPhoto', 'phone'],
    },
    {
      title: { zh: '领取', en: 'Delivery' },
      fields: [
        'deliveryType',
        'recipient',
        'region',
        'address',
        'pickupCounterId',
        'pickupDate',
        'postageTemplateId',
        'deliveryFee',
      ],
    },
    {
      title: { zh: '卡与物流', en: 'Card and tracks' },
      fields: [
        'cardNo',
        'carrier',
        'trackingNo',
        'tracks',
        'shippedAt',
        'receivedAt',
        'returnCount',
        'resendCount',
        'returnReason',
      ],
    },
    { title: { zh: '备注', en: 'Remark' }, fields: ['remark'] },
  ],
} as const satisfies Page
