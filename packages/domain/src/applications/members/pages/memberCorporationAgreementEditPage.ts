import type { Page } from '../../../pages/Page'

export const memberCorporationAgreementEditPage = {
  route: '/member-corporation/agreement-edit',
  kind: 'form',
  title: { zh: '企业协议', en: 'Corporate agreement' },
  resource: 'corporateAgreement',
  modes: ['add', 'edit', 'copy'],
  param: 'id',
  actions: ['submit', 'approve', 'reject', 'terminate'],
  after: '/member-corporation/list',
  uses: ['eb-product-picker', 'eb-list-editor', 'eb-uploader', 'eb-date-range'],
  notes:
    'Query corporateMemberId presets the company and copies the prices of its last agreement. Editable in DRAFT and REJECTED only; otherwise read-only with the actions of the state and rejectReason as a banner. weekendPrice defaults to weekdayPrice.',
  sections: [
    {
      title: { zh: '协议', en: 'Agreement' },
      fields: ['corporateMemberId', 'agreementName', 'validPeriod', 'hotelIds', 'signEmployeeId', 'signDate'],
    },
    { title: { zh: '协议价', en: 'Prices' }, fields: ['priceItems', 'products', 'blackoutDates'] },
    {
      title: { zh: '条款', en: 'Terms' },
      fields: ['minNights', 'rebateRatio', 'cancelPolicy', 'attachments', 'remark'],
    },
  ],
} as const satisfies Page
