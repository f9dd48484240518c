import type { Resource } from '../../../Resource'

export const customerGroupMember = {
  name: 'customerGroupMember',
  title: { zh: '群成员', en: 'Group member' },
  service: 'wechat-api',
  scope: 'hotel',
  key: 'groupMemberId',
  display: 'nickname',
  seed: {
    count: 4200,
    story: 'members of the groups; 85% customers; 18% left; 40% are contacts of staff too',
  },
  fields: [
    { name: 'groupMemberId', label: { zh: 'ID', en: 'Id' }, type: 'string', readOnly: true },
    {
      name: 'customerGroupId',
      label: { zh: '客户群', en: 'Group' },
      type: 'ref',
      ref: 'customerGroup',
      readOnly: true,
    },
    {
      name: 'wecomCustomerId',
      label: { zh: '客户', en: 'Customer' },
      type: 'ref',
      ref: 'wecomCustomer',
      readOnly: true,
    },
    { name: 'nickname', label: { zh: '群昵称', en: 'Nickname' }, type: 'string', readOnly: true },
    {
      name: 'memberType',
      label: { zh: '成员类型', en: 'Kind' },
      type: 'enum',
      readOnly: true,
      options: [
        { value: 'CUSTOMER', label: { zh: '客户', en: 'Customer' } },
        { value: 'STAFF', label: { zh: '员工', en: 'Employee' } },
      ],
    },
    { name: 'isFriend', label: { zh: '已加好友', en: 'Contact of staff' }, type: 'bool', readOnly: true },
    { name: 'memberId', label: { zh: '会员', en: 'Member' }, type: 'ref', ref: 'member', readOnly: true },
    {
      name: 'joinScene',
      label: { zh: '入群方式', en: 'Joined by' },
      type: 'enum',
      readOnly: true,
      options: [
        { value: 'CODE', label: { zh: '群活码', en: 'Group code' } },
        { value: 'INVITE', label: { zh: '群成员邀请', en: 'Invited' } },
        { value: 'LINK', label: { zh: '邀请链接', en: 'Link' } },
        { value: 'FISSION', label: { zh: '群裂变', en: 'Fission' } },
      ],
    },
    { name: 'inviterName', label: { zh: '邀请人', en: 'Invited by' }, type: 'string', readOnly: true },
    { name: 'joinTime', label: { zh: '入群时间', en: 'Joined' }, type: 'datetime', readOnly: true },
    { name: 'leaveTime', label: { zh: '退群时间', en: 'Left' }, type: 'datetime', readOnly: true },
    { name: 'messageCount', label: { zh: '发言数', en: 'Messages' }, type: 'int', readOnly: true },
    {
      name: 'tradeAmount',
      label: { zh: '群内成交', en: 'Sales in the group' },
      type: 'money',
      computed: 'wecomTrade amounts of this customer in this group',
      readOnly: true,
    },
    {
      name: 'status',
      label: { zh: '状态', en: 'Status' },
      type: 'enum',
      readOnly: true,
      options: [
        { value: 'IN', label: { zh: '在群', en: 'In' }, tone: 'success' },
        { value: 'LEFT', label: { zh: '已退群', en: 'Left' }, tone: 'neutral' },
        { value: 'KICKED', label: { zh: '被移出', en: 'Removed' }, tone: 'danger' },
      ],
    },
  ],
} as const satisfies Resource
