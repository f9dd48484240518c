/** Reasons for refusals in settlement. */
export const reasons = {
  nothingToPay: { zh: '应结金额不大于 0，无需打款', en: 'There is nothing to pay out' },
  brandOnly: { zh: '仅品牌财务可发起打款', en: 'Only finance of the brand can pay out' },
  nothingToSplit: { zh: '订单已全额退款，无可分金额', en: 'Nothing of the order is left to share' },
  refundOpen: { zh: '订单有未完成的退款', en: 'A refund of the order is not finished' },
  returnAmount: { zh: '最多可回退 ¥{most}', en: 'At most ¥{most} can be returned' },
  creditUsed: { zh: '仅已用额度为 0 可销户', en: 'Only an account of which nothing is used can be closed' },
  revokeTime: {
    zh: '核销已超过 24 小时，不能撤销',
    en: 'Only verifications of the last 24 hours can be undone',
  },
  accountClosed: {
    zh: '账户已冻结或未绑定银行卡，不能提现',
    en: 'The account is frozen or has no bank account',
  },
  available: { zh: '可提现金额不足，剩余 ¥{left}', en: 'Only ¥{left} is available' },
  accountFrozen: { zh: '资金账户已冻结，不能付款', en: 'The cash account is frozen and pays nothing' },
  availableCash: {
    zh: '资金账户可用余额不足，剩余 ¥{left}',
    en: 'The cash account has only ¥{left} available',
  },
  paidOffline: {
    zh: '线下发放的奖励请用“标记线下已发”',
    en: 'This claim is paid offline: mark it as paid',
  },
  taxWithheld: {
    zh: '方案要求代扣个税，税额尚不能计算，请线下发放',
    en: 'The plan withholds tax, which cannot be computed yet',
  },
  nothingToInvoice: { zh: '没有选择账单或充值单', en: 'No bill or recharge is chosen' },
  appliedElsewhere: {
    zh: '已在其他开票申请中：{numbers}',
    en: 'Already in another application: {numbers}',
  },
  nothingToSend: { zh: '没有可发放的金额', en: 'There is no amount to send' },
} as const
