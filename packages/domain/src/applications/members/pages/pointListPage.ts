import type { Page } from '../../../pages/Page'

export const pointListPage = {
  route: '/point/list',
  kind: 'list',
  title: { zh: '积分流水', en: 'Point records' },
  resource: 'pointRecord',
  columns: [
    'recordNo',
    'occurredAt',
    'memberId',
    'phone',
    'changeType',
    'points',
    'balanceAfter',
    'orderNo',
    'orderAmount',
    'storeHotelId',
    'expireAt',
    'remark',
    'operatorId',
    'status',
  ],
  search: ['phone', 'recordNo', 'orderNo'],
  filters: ['changeType', 'storeHotelId', 'operatorId', 'points', 'status'],
  tabs: 'status',
  dateRange: 'occurredAt',
  sort: 'occurredAt desc',
  toolbar: [
    'export',
    { label: { zh: '会员积分', en: 'Points by member' }, to: '/points-manage/index' },
    { label: { zh: '积分抵现', en: 'Paying with points' }, to: '/pointCash/pointCash' },
  ],
  rowActions: [
    'view',
    'reverse',
    { label: { zh: '会员', en: 'Member' }, to: '/memberInteract/detail?memberId={memberId}' },
  ],
  notes:
    'Above the table the sums of earned, used and expired points of the filtered rows; earned points green with +, spent red. Default range: this month.',
} as const satisfies Page
