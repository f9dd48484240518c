/** Figures of sales, of orders and their buyers. */
export const salesFigures = [
  {
    name: 'payAmount',
    label: { zh: '支付金额', en: 'Paid (GMV)' },
    agg: 'sum',
    field: 'payAmount',
    unit: { zh: '元', en: 'CNY' },
  },
  {
    name: 'netAmount',
    label: { zh: '净销售额', en: 'Net sales' },
    agg: 'sum',
    field: 'netAmount',
    unit: { zh: '元', en: 'CNY' },
  },
  {
    name: 'refundAmount',
    label: { zh: '退款金额', en: 'Refunded' },
    agg: 'sum',
    field: 'refundAmount',
    unit: { zh: '元', en: 'CNY' },
  },
  {
    name: 'orders',
    label: { zh: '支付订单', en: 'Orders' },
    agg: 'count',
    unit: { zh: '单', en: 'orders' },
  },
  {
    name: 'buyers',
    label: { zh: '支付人数', en: 'Buyers' },
    agg: 'distinct',
    field: 'memberId',
    unit: { zh: '人', en: 'people' },
  },
  {
    name: 'newBuyers',
    label: { zh: '新客', en: 'New buyers' },
    agg: 'distinct',
    field: 'memberId',
    where: 'isNewBuyer=true',
    unit: { zh: '人', en: 'people' },
  },
] as const
