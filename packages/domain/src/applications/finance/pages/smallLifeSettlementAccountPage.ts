import type { Page } from '../../../pages/Page'

export const smallLifeSettlementAccountPage = {
  route: '/SmallLifeSettlementAccount',
  kind: 'settings',
  title: { zh: '小生活结算账户', en: 'Small Life settlement account' },
  resource: 'settlementAccount',
  sections: [
    { title: { zh: '状态', en: 'Status' }, fields: ['status', 'auditNote', 'verifiedAt'] },
    {
      title: { zh: '主体', en: 'Company' },
      fields: ['companyName', 'creditCode', 'licenseImage', 'legalName', 'legalIdCard', 'idCardImages'],
    },
    {
      title: { zh: '结算银行账户', en: 'Bank account' },
      fields: [
        'bankAccountType',
        'bankAccountName',
        'bankName',
        'bankBranch',
        'bankAccountNo',
        'bankPermit',
        'authLetter',
        'settleCycle',
      ],
    },
    { title: { zh: '联系人', en: 'Contact' }, fields: ['contactName', 'contactPhone'] },
  ],
  actions: ['submit', 'verify', 'change'],
  uses: ['eb-image-picker', 'eb-uploader'],
  notes:
    'Read-only in AUDITING and VALID; 变更账户 asks for an SMS code. ID number and account number show masked once saved. For a company account bankAccountName must equal companyName.',
} as const satisfies Page
