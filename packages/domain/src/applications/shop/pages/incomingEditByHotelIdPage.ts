import type { Page } from '../../../pages/Page'

export const incomingEditByHotelIdPage = {
  route: '/incoming/edit/{hotelId}',
  kind: 'form',
  title: { zh: '支付进件', en: 'Payment onboarding' },
  resource: 'incomingApplication',
  modes: ['add', 'edit'],
  param: 'hotelId',
  actions: ['submit', 'withdraw', 'verifyAccount', 'sign', 'changeAccount'],
  after: '/incoming/edit/{hotelId}',
  uses: ['eb-uploader', 'eb-image-picker', 'eb-cascader', 'eb-qr-code', 'eb-list-editor'],
  notes:
    'hotelId is the store, not the row: the row of the store and the chosen payChannel, or a new one prefilled from the hotel. Five steps at the top with a mark per step; each step saves a draft. Licence and identity card photos are read and fill the fields, marked to be checked. After REJECTED only rejectFields are editable. A company account name must equal merchantName; a private account is allowed for INDIVIDUAL only. In SUBMITTED and later read-only.',
  sections: [
    {
      title: { zh: '支付渠道与主体', en: 'Channel and subject' },
      fields: [
        'payChannel',
        'subjectType',
        'merchantName',
        'merchantShortName',
        'licenseNo',
        'licenseImage',
        'licenseValid',
        'registeredAddress',
      ],
    },
    {
      title: { zh: '法人与受益人', en: 'Legal person' },
      fields: [
        'legalName',
        'legalIdType',
        'legalIdNo',
        'legalIdFront',
        'legalIdBack',
        'legalIdValid',
        'isBeneficiary',
        'beneficiaries',
      ],
    },
    { title: { zh: '管理员', en: 'Administrator' }, fields: ['contactName', 'contactPhone', 'contactEmail'] },
    { title: { zh: '经营信息', en: 'Business' }, fields: ['industry', 'industryProof', 'storeImages'] },
    {
      title: { zh: '结算账户', en: 'Account' },
      fields: [
        'accountType',
        'accountName',
        'bankName',
        'bankRegion',
        'branchName',
        'accountNo',
        'settleCycle',
        'rate',
      ],
    },
    {
      title: { zh: '进度', en: 'Progress' },
      fields: ['status', 'progressNote', 'rejectFields', 'subMchId', 'submittedAt', 'openedAt'],
    },
  ],
} as const satisfies Page
