import type { Page } from '../../../pages/Page'

export const pointsManageDetailPage = {
  route: '/points-manage/detail',
  kind: 'detail',
  title: { zh: '会员积分明细', en: 'Points of a member' },
  resource: 'member',
  param: 'memberId',
  actions: ['adjustPoints'],
  timeline: false,
  notes:
    'The records can be filtered by kind and date and exported; a small chart shows the balance of the last 12 months; expiringPoints lists amounts by expiry date.',
  sections: [
    {
      title: { zh: '会员', en: 'Member' },
      fields: ['avatar', 'nickname', 'phone', 'memberNo', 'memberGradeId', 'status'],
    },
    {
      title: { zh: '积分', en: 'Points' },
      fields: ['points', 'frozenPoints', 'expiringPoints', 'totalPointsEarned', 'totalPointsUsed'],
    },
  ],
  related: [
    {
      resource: 'pointRecord',
      via: 'memberId',
      title: { zh: '积分流水', en: 'Records' },
      columns: [
        'occurredAt',
        'recordNo',
        'changeType',
        'points',
        'balanceAfter',
        'orderNo',
        'expireAt',
        'remark',
        'operatorId',
        'status',
      ],
    },
    {
      resource: 'pointsExchange',
      via: 'memberId',
      title: { zh: '兑换记录', en: 'Exchanges' },
      columns: ['exchangedAt', 'exchangeNo', 'productName', 'points', 'cashAmount', 'status'],
    },
  ],
} as const satisfies Page
