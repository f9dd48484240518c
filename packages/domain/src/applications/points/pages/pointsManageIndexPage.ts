import type { Page } from '../../../pages/Page'

export const pointsManageIndexPage = {
  route: '/points-manage/index',
  kind: 'list',
  title: { zh: '会员积分管理', en: 'Points by member' },
  resource: 'member',
  columns: [
    'memberNo',
    'nickname',
    'phone',
    'memberGradeId',
    'points',
    'frozenPoints',
    'expiringPoints',
    'totalPointsEarned',
    'totalPointsUsed',
    'registerHotelId',
    'lastConsumeTime',
    'status',
  ],
  search: ['phone', 'memberNo', 'nickname'],
  filters: ['memberGradeId', 'points', 'expiringPoints', 'registerHotelId', 'status'],
  dateRange: 'lastConsumeTime',
  sort: 'points desc',
  toolbar: [
    'export',
    { label: { zh: '积分流水', en: 'All records' }, to: '/point/list' },
    { label: { zh: '积分抵现', en: 'Paying with points' }, to: '/pointCash/pointCash' },
  ],
  rowActions: [
    { label: { zh: '积分明细', en: 'Details' }, to: '/points-manage/detail?memberId={memberId}' },
    'adjustPoints',
  ],
  bulkActions: ['adjustPoints', 'export'],
  notes:
    'Sums on top: points in circulation, frozen, expiring in 30 days, and their cost by pointsPerYuan of pointCashSetting. Bulk adjustment takes at most 500 members, the same change and reason for each; a member who would fall below 0 is refused and listed.',
} as const satisfies Page
