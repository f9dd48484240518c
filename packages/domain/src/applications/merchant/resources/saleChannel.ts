import type { Possible, Resource, State } from '../../../Resource'

/** A store that a channel is shared with sees who can do it. */
const ofOwner = [
  {
    while: 'isMasterOrOwner=true',
    code: 'not-owner',
    otherwise: {
      zh: '渠道属于「{merchantId}」，请由该门店操作',
      en: 'The channel belongs to “{merchantId}”, which can do this',
    },
    isShown: true,
  },
] as const satisfies readonly Possible[]

const states = [
  { value: 'UNAUTHORIZED', label: { zh: '未授权', en: 'Not authorised' }, tone: 'neutral' },
  { value: 'AUTHORIZED', label: { zh: '已授权', en: 'Authorised' }, tone: 'success' },
  { value: 'EXPIRING', label: { zh: '即将到期', en: 'Expiring' }, tone: 'warning' },
  { value: 'EXPIRED', label: { zh: '已过期', en: 'Expired' }, tone: 'danger' },
  { value: 'CANCELLED', label: { zh: '已取消', en: 'Cancelled' }, tone: 'neutral' },
] as const satisfies readonly State[]

export const saleChannel = {
  name: 'saleChannel',
  title: { zh: '销售渠道', en: 'Sales channel' },
  service: 'merchant-api',
  scope: 'hotel',
  key: 'channelId',
  display: 'channelName',
  unique: [['appType', 'appId']],
  seed: {
    count: 14,
    story:
      'Two WeChat official accounts, one mini-program, Alipay, Douyin and Xiaohongshu mini-programs, Fliggy, Meituan, one enterprise WeChat corporation (appType 7, relationType 1) and shared rows for four stores; one expiring in 9 days, one expired.',
  },
  fields: [
    { name: 'channelId', label: { zh: '编号', en: 'ID' }, type: 'string', readOnly: true },
    {
      name: 'channelName',
      label: { zh: '渠道名称', en: 'Channel name' },
      type: 'string',
      required: true,
      maxLength: 30,
    },
    {
      name: 'appType',
      label: { zh: '渠道类型', en: 'Channel type' },
      type: 'enum',
      required: true,
      options: [
        { value: '1', label: { zh: '公众号', en: 'WeChat official account' } },
        { value: '2', label: { zh: '微信小程序', en: 'WeChat mini-program' } },
        { value: '3', label: { zh: '支付宝小程序', en: 'Alipay mini-program' } },
        { value: '4', label: { zh: '抖音小程序', en: 'Douyin mini-program' } },
        { value: '5', label: { zh: '小红书小程序', en: 'Xiaohongshu mini-program' } },
        { value: '6', label: { zh: '飞猪', en: 'Fliggy' } },
        { value: '7', label: { zh: '企业微信', en: 'Enterprise WeChat' } },
        { value: '8', label: { zh: '美团', en: 'Meituan' } },
      ],
    },
    {
      name: 'appId',
      label: { zh: 'App ID', en: 'App ID' },
      type: 'string',
      maxLength: 64,
      help: { zh: '企业微信时为企业编号', en: 'For enterprise WeChat the corporation id' },
    },
    {
      name: 'relationType',
      label: { zh: '授权关系', en: 'Relation' },
      type: 'enum',
      required: true,
      options: [
        { value: '1', label: { zh: '主商户', en: 'Master' }, tone: 'success' },
        { value: '2', label: { zh: '所有者', en: 'Owner' }, tone: 'success' },
        { value: '3', label: { zh: '被授权门店', en: 'Shared store' }, tone: 'info' },
      ],
      default: '2',
    },
    {
      name: 'merchantId',
      label: { zh: '所属商户', en: 'Owning merchant' },
      type: 'ref',
      required: true,
      ref: 'hotel',
    },
    {
      name: 'isMasterOrOwner',
      label: { zh: '本店所有', en: 'Owned by this store' },
      type: 'bool',
      readOnly: true,
      computed: 'True when merchantId equals the current hotelId (W-CHAN-2).',
    },
    { name: 'principalName', label: { zh: '主体名称', en: 'Principal' }, type: 'string', readOnly: true },
    {
      name: 'scopes',
      label: { zh: '授权范围', en: 'Scopes' },
      type: 'enums',
      options: [
        { value: 'SELL', label: { zh: '售卖商品', en: 'Sell products' } },
        { value: 'VERIFY', label: { zh: '核销', en: 'Verify' } },
        { value: 'MESSAGE', label: { zh: '发消息', en: 'Send messages' } },
        { value: 'DATA', label: { zh: '查看数据', en: 'See figures' } },
      ],
    },
    {
      name: 'sharedStoreCount',
      label: { zh: '共享门店数', en: 'Stores shared with' },
      type: 'int',
      readOnly: true,
      computed: 'Count of relationType 3 rows with the same appType and appId.',
    },
    {
      name: 'authorizedAt',
      label: { zh: '授权时间', en: 'Authorised at' },
      type: 'datetime',
      readOnly: true,
    },
    { name: 'expireAt', label: { zh: '到期时间', en: 'Expires at' }, type: 'datetime', readOnly: true },
    {
      name: 'daysLeft',
      label: { zh: '剩余天数', en: 'Days left' },
      type: 'int',
      readOnly: true,
      computed:
        'Whole days from now to expireAt; null without expireAt. At 15 days or fewer authStatus becomes EXPIRING, below 0 EXPIRED.',
    },
    { name: 'operator', label: { zh: '操作人', en: 'Operated by' }, type: 'string', readOnly: true },
    {
      name: 'authStatus',
      label: { zh: '授权状态', en: 'Authorisation' },
      type: 'enum',
      readOnly: true,
      options: states,
      default: 'UNAUTHORIZED',
    },
  ],
  states: {
    field: 'authStatus',
    initial: 'UNAUTHORIZED',
    values: states,
    actions: [
      {
        name: 'authorize',
        label: { zh: '去授权', en: 'Authorise' },
        from: ['UNAUTHORIZED', 'EXPIRED', 'CANCELLED'],
        to: 'AUTHORIZED',
        tone: 'primary',
        effect:
          'Opens the platform authorisation page in a new tab; on its callback appId, principalName, authorizedAt and expireAt are written.',
      },
      {
        name: 'renew',
        label: { zh: '续期', en: 'Renew' },
        from: ['AUTHORIZED', 'EXPIRING'],
        possible: ofOwner,
        to: 'AUTHORIZED',
        tone: 'default',
        effect: 'A new token is fetched and expireAt moves on by the platform term.',
      },
      {
        name: 'shareToStores',
        label: { zh: '授权给门店', en: 'Share with stores' },
        from: ['AUTHORIZED', 'EXPIRING'],
        possible: ofOwner,
        tone: 'default',
        input: [
          { name: 'hotels', label: { zh: '门店', en: 'Stores' }, type: 'refs', required: true, ref: 'hotel' },
          {
            name: 'scopes',
            label: { zh: '授权范围', en: 'Scopes' },
            type: 'enums',
            required: true,
            options: [
              { value: 'SELL', label: { zh: '售卖商品', en: 'Sell products' } },
              { value: 'VERIFY', label: { zh: '核销', en: 'Verify' } },
              { value: 'MESSAGE', label: { zh: '发消息', en: 'Send messages' } },
              { value: 'DATA', label: { zh: '查看数据', en: 'See figures' } },
            ],
          },
        ],
        effect: 'Creates a row with relationType 3 for each store, with the same appId.',
      },
      {
        name: 'cancelAuth',
        label: { zh: '取消授权', en: 'Cancel authorisation' },
        from: ['AUTHORIZED', 'EXPIRING'],
        possible: ofOwner,
        to: 'CANCELLED',
        tone: 'danger',
        confirm: {
          zh: '取消后该渠道停止售卖与消息推送，且共享门店同时失效，确定取消？',
          en: 'Selling and messages on this channel stop, also for the stores it is shared with. Cancel?',
        },
        effect: 'All relationType 3 rows of the same appId become CANCELLED.',
      },
    ],
    auto: [
      {
        name: 'nearExpiry',
        label: { zh: '临近到期', en: 'Near expiry' },
        from: ['AUTHORIZED'],
        to: 'EXPIRING',
        by: 'time',
        when: 'When daysLeft is 15 or fewer.',
      },
      {
        name: 'lapse',
        label: { zh: '授权到期', en: 'Lapsed' },
        from: ['EXPIRING', 'AUTHORIZED'],
        to: 'EXPIRED',
        by: 'time',
        when: 'When expireAt has passed; shared rows of the same appId follow.',
      },
    ],
  },
} as const satisfies Resource
