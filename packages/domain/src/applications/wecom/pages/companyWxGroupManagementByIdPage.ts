import type { Page } from '../../../pages/Page'

export const companyWxGroupManagementByIdPage = {
  route: '/company-wx/GroupManagement/{id}',
  kind: 'detail',
  title: { zh: '客户群详情', en: 'Customer group' },
  resource: 'customerGroup',
  param: 'id',
  uses: ['eb-wecom-gate'],
  actions: ['tag', 'setWelcome', 'inherit', 'sync', 'edit'],
  timeline: true,
  notes:
    'Behind the gate (W-GATE-1 to W-GATE-14). A chart of the last 30 days: joined, left, members. Chats only for viewerRoleIds. The members can be exported and filtered by friend, member and state.',
  sections: [
    {
      title: { zh: '群信息', en: 'Group' },
      fields: [
        'groupName',
        'ownerEmployeeId',
        'adminIds',
        'notice',
        'tagIds',
        'groupWelcomeId',
        'groupLiveCodeId',
        'createTime',
        'syncTime',
        'status',
      ],
    },
    {
      title: { zh: '数据', en: 'Figures' },
      fields: [
        'memberCount',
        'customerCount',
        'boundCount',
        'todayJoin',
        'todayLeave',
        'messageCount7d',
        'orderCount',
        'tradeAmount',
      ],
    },
    { title: { zh: '群防护', en: 'Protection' }, fields: ['antiSpam'] },
  ],
  related: [
    {
      resource: 'customerGroupMember',
      via: 'customerGroupId',
      title: { zh: '群成员', en: 'Members' },
      columns: [
        'nickname',
        'memberType',
        'memberId',
        'isFriend',
        'joinScene',
        'inviterName',
        'joinTime',
        'leaveTime',
        'messageCount',
        'tradeAmount',
        'status',
      ],
    },
    {
      resource: 'wecomTrade',
      via: 'customerGroupId',
      title: { zh: '群成交', en: 'Sales' },
      columns: ['payTime', 'wecomCustomerId', 'productName', 'quantity', 'netAmount', 'employeeId'],
    },
    {
      resource: 'chatArchiveMessage',
      via: 'customerGroupId',
      title: { zh: '会话存档', en: 'Chats' },
      columns: ['msgTime', 'wecomCustomerId', 'employeeId', 'msgType', 'content', 'sensitiveHits'],
    },
  ],
} as const satisfies Page
