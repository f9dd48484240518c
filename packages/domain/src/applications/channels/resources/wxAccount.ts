import type { Resource, State } from '../../../Resource'

const states = [
  { value: 'UNAUTHORIZED', label: { zh: '未授权', en: 'Not authorised' }, tone: 'neutral' },
  { value: 'AUTHORIZED', label: { zh: '已授权', en: 'Authorised' }, tone: 'success' },
  { value: 'PARTIAL', label: { zh: '权限不全', en: 'Some permissions missing' }, tone: 'warning' },
  { value: 'CANCELLED', label: { zh: '已取消', en: 'Cancelled' }, tone: 'danger' },
] as const satisfies readonly State[]

export const wxAccount = {
  name: 'wxAccount',
  title: { zh: '公众号', en: 'WeChat official account' },
  service: 'wechat-api',
  scope: 'brand',
  key: 'wxAccountId',
  display: 'nickName',
  unique: [['appId']],
  seed: {
    count: 3,
    story:
      'A verified service account with 86,000 followers, a subscription account with 12,400 and one permission missing, one cancelled last year.',
  },
  fields: [
    { name: 'wxAccountId', label: { zh: '编号', en: 'ID' }, type: 'string', readOnly: true },
    { name: 'nickName', label: { zh: '公众号名称', en: 'Name' }, type: 'string', readOnly: true },
    { name: 'headImg', label: { zh: '头像', en: 'Picture' }, type: 'image', readOnly: true },
    { name: 'qrCode', label: { zh: '二维码', en: 'QR code' }, type: 'image', readOnly: true },
    { name: 'appId', label: { zh: 'AppID', en: 'App id' }, type: 'string', readOnly: true },
    { name: 'originalId', label: { zh: '原始ID', en: 'Original id' }, type: 'string', readOnly: true },
    { name: 'alias', label: { zh: '微信号', en: 'WeChat id' }, type: 'string', readOnly: true },
    { name: 'principalName', label: { zh: '主体名称', en: 'Principal' }, type: 'string', readOnly: true },
    {
      name: 'serviceType',
      label: { zh: '账号类型', en: 'Type' },
      type: 'enum',
      readOnly: true,
      options: [
        { value: 'SERVICE', label: { zh: '服务号', en: 'Service account' } },
        { value: 'SUBSCRIBE', label: { zh: '订阅号', en: 'Subscription account' } },
      ],
    },
    {
      name: 'verifyType',
      label: { zh: '认证状态', en: 'Verification' },
      type: 'enum',
      readOnly: true,
      options: [
        { value: 'VERIFIED', label: { zh: '已认证', en: 'Verified' }, tone: 'success' },
        { value: 'NONE', label: { zh: '未认证', en: 'Not verified' }, tone: 'warning' },
      ],
    },
    { name: 'verifyExpireAt', label: { zh: '认证到期', en: 'Verified until' }, type: 'date', readOnly: true },
    {
      name: 'permissions',
      label: { zh: '权限集', en: 'Permissions' },
      type: 'list',
      readOnly: true,
      fields: [
        { name: 'permissionName', label: { zh: '权限', en: 'Permission' }, type: 'string' },
        { name: 'granted', label: { zh: '已授权', en: 'Granted' }, type: 'bool' },
        { name: 'usedBy', label: { zh: '影响功能', en: 'Needed for' }, type: 'string' },
      ],
    },
    {
      name: 'missingPermissions',
      label: { zh: '缺少的权限', en: 'Missing permissions' },
      type: 'tags',
      readOnly: true,
      computed: 'Names of the permissions with granted false.',
    },
    { name: 'fansCount', label: { zh: '粉丝数', en: 'Followers' }, type: 'int', readOnly: true },
    { name: 'payBound', label: { zh: '已绑定支付', en: 'Payment bound' }, type: 'bool', readOnly: true },
    {
      name: 'linkedApplets',
      label: { zh: '关联小程序', en: 'Linked mini-programs' },
      type: 'int',
      readOnly: true,
      computed: 'Count of WeChat mini-programs linked with the account.',
    },
    {
      name: 'authorizedAt',
      label: { zh: '授权时间', en: 'Authorised at' },
      type: 'datetime',
      readOnly: true,
    },
    { name: 'authorizedBy', label: { zh: '授权人', en: 'Authorised by' }, type: 'string', readOnly: true },
    {
      name: 'authStatus',
      label: { zh: '状态', en: 'Status' },
      type: 'enum',
      readOnly: true,
      default: 'UNAUTHORIZED',
      options: states,
    },
  ],
  states: {
    field: 'authStatus',
    initial: 'UNAUTHORIZED',
    values: states,
    actions: [
      {
        name: 'authorize',
        label: { zh: '授权公众号', en: 'Authorise' },
        from: ['UNAUTHORIZED', 'PARTIAL', 'CANCELLED'],
        to: 'AUTHORIZED',
        tone: 'primary',
        effect:
          'Opens the WeChat authorisation page in a new tab; the page asks again every 3 seconds until the callback has come; missing permissions give PARTIAL.',
      },
      {
        name: 'refreshInfo',
        label: { zh: '同步信息', en: 'Read again' },
        from: ['AUTHORIZED', 'PARTIAL'],
        tone: 'default',
        effect: 'Nickname, picture, verification, followers and permissions are read from WeChat.',
      },
      {
        name: 'cancelAuth',
        label: { zh: '取消授权', en: 'Cancel' },
        from: ['AUTHORIZED', 'PARTIAL'],
        to: 'CANCELLED',
        tone: 'danger',
        confirm: {
          zh: '取消后菜单、自动回复与模板消息将停止，确定取消？',
          en: 'Menu, replies and template messages stop. Cancel?',
        },
      },
    ],
    auto: [
      {
        name: 'partial',
        label: { zh: '权限不全', en: 'Permissions missing' },
        from: ['UNAUTHORIZED', 'AUTHORIZED', 'CANCELLED'],
        to: 'PARTIAL',
        by: 'platform',
        when: 'The callback or refresh lists a needed permission as not granted.',
      },
    ],
  },
} as const satisfies Resource
