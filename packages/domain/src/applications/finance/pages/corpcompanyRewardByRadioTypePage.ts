import type { Page } from '../../../pages/Page'

export const corpcompanyRewardByRadioTypePage = {
  route: '/corpcompany/reward/{radioType}',
  kind: 'list',
  title: { zh: '协议单位奖励', en: 'Corporate client rewards' },
  resource: 'rewardRecord',
  where: 'beneficiary=CORPORATE&rewardType={radioType}',
  columns: [
    'earnedAt',
    'recordNo',
    'corporateMemberId',
    'rewardType',
    'orderNo',
    'productName',
    'storeId',
    'baseAmount',
    'factor',
    'amount',
    'employeeId',
    'grantedAt',
    'status',
  ],
  search: ['recordNo', 'orderNo'],
  filters: ['corporateMemberId', 'storeId', 'rewardRuleId', 'employeeId'],
  tabs: 'status',
  dateRange: 'earnedAt',
  toolbar: [
    { label: { zh: '奖励规则', en: 'Rules' }, to: '/ticket-reward-config/index?beneficiary=CORPORATE' },
    'export',
  ],
  rowActions: ['view', 'confirm', 'cancel'],
  bulkActions: ['confirm', 'export'],
  sort: 'earnedAt desc',
  notes:
    'radioType is the radio group above the table: all (no filter), sale, room, card; an unknown value shows all. Changing the radio changes the route. 按单位汇总 groups by client and gives the monthly commission statement.',
} as const satisfies Page
