/** Sections of the form of a card of limited validity. */
export const validCardSections = [
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
] as const
