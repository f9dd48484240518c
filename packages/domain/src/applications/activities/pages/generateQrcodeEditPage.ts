import type { Page } from '../../../pages/Page'

export const generateQrcodeEditPage = {
  route: '/generateQrcode/edit',
  kind: 'form',
  title: { zh: '编辑推广二维码', en: 'Promotion QR code' },
  resource: 'qrcodeCampaign',
  modes: ['add', 'edit', 'copy'],
  param: 'id',
  sections: [
    {
      title: { zh: '基本信息', en: 'Basics' },
      fields: [
        'campaignName',
        'targetType',
        'ticketProductId',
        'prepayCardId',
        'customPageId',
        'couponId',
        'restaurantId',
        'url',
        'carrier',
      ],
    },
    {
      title: { zh: '投放与归属', en: 'Placement' },
      fields: ['storeId', 'employeeId', 'placement', 'placeNo', 'tagIds', 'validType', 'validRange'],
    },
    { title: { zh: '样式', en: 'Style' }, fields: ['style', 'remark'] },
  ],
  after: '/generateQrcode/index',
  uses: ['eb-qr-code', 'eb-product-picker', 'eb-image-picker'],
  notes:
    'A live preview of the code stands beside the style section. With scans above 0 targetType and carrier are read-only: printed codes must keep opening what they promise.',
} as const satisfies Page
