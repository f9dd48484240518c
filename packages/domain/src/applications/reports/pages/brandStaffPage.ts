import type { Page } from '../../../pages/Page'
import { salesFigures } from '../salesFigures'

export const brandStaffPage = {
  route: '/BrandStaff',
  kind: 'report',
  title: { zh: '品牌员工', en: 'Brand staff' },
  source: 'orderFact',
  time: 'paidAt',
  where: 'employeeId=*',
  metrics: [
    {
      name: 'staff',
      label: { zh: '开单员工', en: 'Selling staff' },
      agg: 'distinct',
      field: 'employeeId',
      unit: { zh: '人', en: 'people' },
    },
    ...salesFigures,
    {
      name: 'perStaff',
      label: { zh: '人均业绩', en: 'Per person' },
      agg: 'rate',
      num: 'payAmount',
      den: 'staff',
      unit: { zh: '元', en: 'CNY' },
    },
  ],
  dimensions: ['storeId', 'departmentId', 'employeeId', 'bizLine', 'paidAt:day', 'paidAt:month'],
  charts: [
    { type: 'bar', metrics: ['payAmount'], by: 'storeId' },
    { type: 'bar', metrics: ['payAmount'], by: 'employeeId', top: 20 },
    { type: 'line', metrics: ['payAmount', 'staff'], by: 'paidAt:day' },
    {
      type: 'table',
      metrics: ['staff', 'orders', 'payAmount', 'refundAmount', 'buyers', 'newBuyers', 'perStaff'],
      by: 'storeId',
    },
  ],
  filters: ['storeId', 'departmentId', 'bizLine', 'paidAt'],
  columns: [
    'paidAt',
    'bizLine',
    'orderNo',
    'storeId',
    'productName',
    'quantity',
    'originAmount',
    'discountAmount',
    'payAmount',
    'refundAmount',
    'payMethod',
    'channel',
    'employeeId',
    'orderStatus',
  ],
  notes:
    'Activation = selling staff / employees with status ON_JOB of the store, shown in the table. Drill down: store, department, employee, orders.',
  export: true,
} as const satisfies Page
