/** Reasons for which the settlement refuses something. */
export const reasons = {
  nothingToPay: { zh: '应结金额不大于 0，无需打款', en: 'There is nothing to pay out' },
  brandOnly: { zh: '仅品牌财务可发起打款', en: 'Only finance of the brand can pay out' },
} as const
