import type { Page } from '../../../pages/Page'

export const memberCorporationEditPage = {
  route: '/member-corporation/edit',
  kind: 'form',
  title: { zh: '编辑企业会员', en: 'Corporate member' },
  resource: 'corporateMember',
  modes: ['add', 'edit'],
  param: 'id',
  after: '/member-corporation/list',
  uses: ['eb-image-picker', 'eb-cascader', 'eb-number-input'],
  notes:
    'creditCode is checked for duplicates on leaving the field. invoiceTitle defaults to companyName; creditLimit to that of the level. A limit below creditUsed is refused.',
  sections: [
    {
      title: { zh: '企业信息', en: 'Company' },
      fields: ['companyName', 'shortName', 'creditCode', 'industry', 'licenseImage', 'region', 'address'],
    },
    {
      title: { zh: '等级与对接', en: 'Level and contact' },
      fields: [
        'corporateLevelId',
        'levelExpireDate',
        'contactName',
        'contactPhone',
        'contactEmail',
        'salesEmployeeId',
      ],
    },
    {
      title: { zh: '结算与开票', en: 'Settlement and invoice' },
      fields: ['settleType', 'creditLimit', 'creditDays', 'invoiceTitle', 'taxNo', 'remark'],
    },
  ],
} as const satisfies Page
