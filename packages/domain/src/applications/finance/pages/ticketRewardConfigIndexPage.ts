import type { Page } from '../../../pages/Page'

export const ticketRewardConfigIndexPage = {
  route: '/ticket-reward-config/index',
  kind: 'list',
  title: { zh: '票券奖励配置', en: 'Ticket reward rules' },
  resource: 'rewardRule',
  columns: [
    'ruleName',
    'bizType',
    'beneficiary',
    'products',
    'storeIds',
    'mode',
    'fixedAmount',
    'ratio',
    'settlePoint',
    'superiorRatio',
    'validRange',
    'priority',
    'grantedAmount',
    'status',
  ],
  search: ['ruleName'],
  filters: ['bizType', 'beneficiary', 'storeIds', 'mode', 'settlePoint'],
  tabs: 'status',
  toolbar: [
    'create',
    { label: { zh: '奖励系数', en: 'Factors' }, to: '/reward-factor' },
    { label: { zh: '奖励查询', en: 'Rewards' }, to: '/rewardQuery/rewardQuery' },
    'export',
  ],
  rowActions: ['edit', 'copy', 'enable', 'disable', 'renew', 'delete'],
  bulkActions: ['enable', 'disable'],
  sort: 'priority asc',
  uses: ['eb-product-picker', 'eb-list-editor'],
  notes:
    'bizType starts filtered to TICKET and VERIFY. Forms in a drawer with a 试算 line: for an order amount, quantity and employee it shows the reward. Query beneficiary presets the filter.',
} as const satisfies Page
