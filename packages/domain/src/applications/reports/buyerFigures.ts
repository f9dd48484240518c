/** Figures of sales by buyer. */
export const buyerFigures = [
  {
    name: 'perBuyer',
    label: { zh: '客单价', en: 'Per buyer' },
    agg: 'rate',
    num: 'payAmount',
    den: 'buyers',
    unit: { zh: '元', en: 'CNY' },
  },
  {
    name: 'refundRate',
    label: { zh: '退款率', en: 'Refund rate' },
    agg: 'rate',
    num: 'refundAmount',
    den: 'payAmount',
    unit: { zh: '%', en: '%' },
  },
] as const
