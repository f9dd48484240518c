import type { Page } from '../../../pages/Page'

export const memberInteractDetailPage = {
  route: '/memberInteract/detail',
  kind: 'detail',
  title: { zh: '会员互动详情', en: 'Member interactions' },
  resource: 'member',
  param: 'memberId',
  actions: ['edit', 'adjustPoints', 'adjustGrade', 'addTags', 'freeze', 'unfreeze'],
  timeline: true,
  notes:
    'Interactions are grouped by day as a trail with an icon per interactType and can be filtered by kind; “show whole phone” asks the gateway and is logged, only for roles with viewSensitive.',
  sections: [
    {
      title: { zh: '会员', en: 'Member' },
      fields: [
        'avatar',
        'nickname',
        'realName',
        'phone',
        'memberNo',
        'memberGradeId',
        'gradeExpireAt',
        'status',
        'tags',
      ],
    },
    {
      title: { zh: '资产', en: 'Assets' },
      fields: ['points', 'expiringPoints', 'balance', 'couponCount', 'growthValue'],
    },
    { title: { zh: '消费', en: 'Spending' }, fields: ['orderCount', 'totalSpend', 'lastConsumeTime'] },
    {
      title: { zh: '来源', en: 'Source' },
      fields: ['source', 'registerHotelId', 'employeeId', 'followStatus', 'wecomAdded', 'registerTime'],
    },
  ],
  related: [
    {
      resource: 'memberInteraction',
      via: 'memberId',
      title: { zh: '互动轨迹', en: 'Interactions' },
      columns: [
        'occurredAt',
        'interactType',
        'title',
        'channel',
        'activityId',
        'amount',
        'staySeconds',
        'points',
        'employeeId',
      ],
    },
    {
      resource: 'pointRecord',
      via: 'memberId',
      title: { zh: '积分流水', en: 'Points' },
      columns: ['occurredAt', 'changeType', 'points', 'balanceAfter', 'orderNo', 'remark'],
    },
    {
      resource: 'memberTicketSummary',
      via: 'memberId',
      title: { zh: '票券', en: 'Tickets' },
      columns: ['productName', 'buyCount', 'usedCount', 'unusedCount', 'expireDate', 'payAmount'],
    },
    {
      resource: 'pointsExchange',
      via: 'memberId',
      title: { zh: '积分兑换', en: 'Exchanges' },
      columns: ['exchangeNo', 'productName', 'points', 'status'],
    },
    {
      resource: 'memberChangeLog',
      via: 'memberId',
      title: { zh: '变更记录', en: 'Changes' },
      columns: ['occurredAt', 'changeType', 'beforeValue', 'afterValue', 'operatorId'],
    },
  ],
} as const satisfies Page
