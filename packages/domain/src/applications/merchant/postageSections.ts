/** Sections of the form of a postage template. */
export const postageSections = [
  {
    title: { zh: '基本信息', en: 'Basics' },
    fields: ['templateName', 'shipFrom', 'shipWithin', 'shipDate', 'carriers', 'remark'],
  },
  {
    title: { zh: '计费规则', en: 'Charges' },
    fields: ['chargeType', 'defaultFirst', 'defaultFirstFee', 'defaultNext', 'defaultNextFee', 'regionRules'],
  },
  {
    title: { zh: '包邮与不配送', en: 'Free and excluded' },
    fields: ['freeRules', 'excludedRegions', 'excludedHint'],
  },
] as const
