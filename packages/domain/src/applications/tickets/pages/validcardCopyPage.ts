import type { Page } from '../../../pages/Page'

export const validcardCopyPage = {
  route: '/validcard/copy',
  kind: 'form',
  title: { zh: '复制有效期卡', en: 'Copy valid-period card' },
  resource: 'validCard',
  modes: ['copy'],
  param: 'validCardId',
  after: '/validcard/list',
  uses: [
    'eb-data-form',
    'eb-list-editor',
    'eb-product-picker',
    'eb-image-cropper',
    'eb-rich-text',
    'eb-date-range',
    'eb-switch',
  ],
  notes:
    'One screen (W-ROUTE-7); edit and copy take the query validCardId. A preview of the card face with name and validity follows the inputs. Rights already sold may gain uses but not lose them; a period card hides totalTimes, a count card asks for it.',
  sections: [
    {
      title: { zh: '卡信息', en: 'Card' },
      fields: [
        'cardName',
        'ticketCategoryId',
        'cardMode',
        'cardFace',
        'salePrice',
        'linePrice',
        'renewPrice',
        'totalInventory',
        'saleTime',
        'memberLimit',
        'sort',
      ],
    },
    {
      title: { zh: '激活与有效期', en: 'Validity' },
      fields: ['activateType', 'activateWithinDays', 'validType', 'validDays', 'validRange', 'totalTimes'],
    },
    { title: { zh: '卡内权益', en: 'Rights' }, fields: ['rightsList', 'applyHotelIds', 'unusableDates'] },
    {
      title: { zh: '预约与实名', en: 'Reservation and real name' },
      fields: [
        'needReserve',
        'reserveAheadDays',
        'cancelBeforeHours',
        'noShowLimit',
        'realNameRequired',
        'facePhotoRequired',
      ],
    },
    {
      title: { zh: '售后与说明', en: 'After-sale and text' },
      fields: ['transferable', 'refundType', 'description', 'useNotice'],
    },
  ],
} as const satisfies Page
