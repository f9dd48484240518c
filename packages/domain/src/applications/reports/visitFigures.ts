/** Figures of visits and the orders that came of them. */
export const visitFigures = [
  {
    name: 'pv',
    label: { zh: '浏览量', en: 'Views' },
    agg: 'sum',
    field: 'pv',
    unit: { zh: '次', en: 'times' },
  },
  {
    name: 'uv',
    label: { zh: '访客数', en: 'Visitors' },
    agg: 'sum',
    field: 'uv',
    unit: { zh: '人', en: 'people' },
  },
  {
    name: 'orderCount',
    label: { zh: '下单数', en: 'Orders' },
    agg: 'sum',
    field: 'orderCount',
    unit: { zh: '单', en: 'orders' },
  },
  {
    name: 'payCount',
    label: { zh: '支付单数', en: 'Paid orders' },
    agg: 'sum',
    field: 'payCount',
    unit: { zh: '单', en: 'orders' },
  },
  {
    name: 'payBuyers',
    label: { zh: '支付人数', en: 'Buyers' },
    agg: 'sum',
    field: 'payBuyers',
    unit: { zh: '人', en: 'people' },
  },
] as const
