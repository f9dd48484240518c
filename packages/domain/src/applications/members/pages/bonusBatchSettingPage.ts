import type { Page } from '../../../pages/Page'

export const bonusBatchSettingPage = {
  route: '/bonus-batch-setting',
  kind: 'list',
  title: { zh: '积分批量设置', en: 'Points of products' },
  resource: 'bonusRule',
  columns: [
    'ruleName',
    'targetType',
    'products',
    'categories',
    'line',
    'bonusType',
    'pointsPerYuan',
    'fixedPoints',
    'multiple',
    'gradeIds',
    'validPeriod',
    'priority',
    'productCount',
    'issuedPoints',
    'status',
  ],
  search: ['ruleName'],
  filters: ['targetType', 'bonusType', 'line', 'status'],
  tabs: 'status',
  dateRange: 'validPeriod',
  sort: 'priority desc',
  toolbar: ['create', 'export'],
  rowActions: ['edit', 'copy', 'publish', 'offline', 'delete'],
  bulkActions: ['publish', 'offline'],
  uses: ['eb-product-picker', 'eb-category-picker'],
  notes:
    'The drawer names products that a published rule of the same or higher priority already hits, with that rule. Columns that do not apply to the row show a dash.',
  drawer: {
    sections: [
      {
        title: { zh: '适用商品', en: 'Products' },
        fields: ['ruleName', 'targetType', 'products', 'categories', 'line'],
      },
      {
        title: { zh: '积分', en: 'Points' },
        fields: ['bonusType', 'pointsPerYuan', 'fixedPoints', 'multiple', 'gradeIds'],
      },
      { title: { zh: '时间', en: 'When' }, fields: ['validPeriod', 'weekdays', 'priority'] },
    ],
  },
} as const satisfies Page
