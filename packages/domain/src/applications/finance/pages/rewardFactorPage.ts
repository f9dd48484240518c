import type { Page } from '../../../pages/Page'

export const rewardFactorPage = {
  route: '/reward-factor',
  kind: 'list',
  title: { zh: '奖励系数', en: 'Reward factors' },
  resource: 'rewardFactor',
  columns: [
    'factorName',
    'dimension',
    'targetName',
    'rewardTypes',
    'factor',
    'validRange',
    'remark',
    'updatedBy',
    'updatedAt',
    'status',
  ],
  search: ['factorName', 'targetName'],
  filters: ['rewardTypes', 'storeId', 'departmentId', 'status'],
  tabs: 'dimension',
  toolbar: ['create', 'import', 'export'],
  rowActions: ['edit', 'copy', 'enable', 'disable', 'delete'],
  bulkActions: ['enable', 'disable'],
  sort: 'updatedAt desc',
  uses: ['eb-number-input'],
  notes: 'factor can be edited in the table cell (eb-number-input, 0 to 5, step 0.05). Forms in a drawer.',
} as const satisfies Page
