import type { Resource, State } from '../../../Resource'

const states = [
  { value: 'ENABLED', label: { zh: '启用', en: 'Enabled' }, tone: 'success' },
  { value: 'DISABLED', label: { zh: '停用', en: 'Disabled' }, tone: 'neutral' },
] as const satisfies readonly State[]

export const groupTag = {
  name: 'groupTag',
  title: { zh: '群标签', en: 'Group tag' },
  service: 'wechat-api',
  scope: 'hotel',
  key: 'groupTagId',
  display: 'tagName',
  unique: [['category', 'tagName']],
  seed: {
    count: 20,
    story: '群类型(亲子团购群/会员福利群/企业客户群), 活跃度(活跃/沉默 auto), 区域(本地/周边城市), 门店',
  },
  fields: [
    { name: 'groupTagId', label: { zh: '群标签ID', en: 'Id' }, type: 'string', readOnly: true },
    {
      name: 'category',
      label: { zh: '标签分类', en: 'Category' },
      type: 'string',
      required: true,
      maxLength: 15,
    },
    { name: 'tagName', label: { zh: '标签名称', en: 'Tag' }, type: 'string', required: true, maxLength: 15 },
    {
      name: 'tagMode',
      label: { zh: '打标方式', en: 'Set by' },
      type: 'enum',
      required: true,
      options: [
        { value: 'MANUAL', label: { zh: '手动', en: 'By hand' } },
        { value: 'AUTO', label: { zh: '自动', en: 'By rule' } },
      ],
      default: 'MANUAL',
    },
    {
      name: 'metric',
      label: { zh: '自动条件', en: 'Condition' },
      type: 'enum',
      options: [
        { value: 'MEMBER_COUNT', label: { zh: '群人数', en: 'Members' } },
        { value: 'TRADE_AMOUNT', label: { zh: '近30天成交(元)', en: 'Sales of 30 days ¥' } },
        { value: 'ACTIVE_RATE', label: { zh: '近7天活跃率(%)', en: 'Active share of 7 days' } },
        { value: 'SILENT_DAYS', label: { zh: '无消息天数', en: 'Days without message' } },
        { value: 'LEAVE_RATE', label: { zh: '近30天退群率(%)', en: 'Leaving rate' } },
      ],
      showIf: 'tagMode=AUTO',
    },
    {
      name: 'operator',
      label: { zh: '关系', en: 'Relation' },
      type: 'enum',
      options: [
        { value: 'GE', label: { zh: '≥', en: '≥' } },
        { value: 'LE', label: { zh: '≤', en: '≤' } },
      ],
      showIf: 'tagMode=AUTO',
    },
    {
      name: 'threshold',
      label: { zh: '阈值', en: 'Threshold' },
      type: 'int',
      min: 0,
      showIf: 'tagMode=AUTO',
    },
    { name: 'color', label: { zh: '颜色', en: 'Colour' }, type: 'color', default: '#67C23A' },
    {
      name: 'groupCount',
      label: { zh: '群数', en: 'Groups' },
      type: 'int',
      computed: 'NORMAL customer groups with the tag',
      readOnly: true,
    },
    {
      name: 'memberCount',
      label: { zh: '覆盖客户', en: 'Customers reached' },
      type: 'int',
      computed: 'distinct customers IN these groups',
      readOnly: true,
    },
    { name: 'sortNo', label: { zh: '排序', en: 'Order' }, type: 'int', min: 0, max: 999, default: 0 },
    {
      name: 'status',
      label: { zh: '状态', en: 'Status' },
      type: 'enum',
      readOnly: true,
      default: 'ENABLED',
      options: states,
    },
  ],
  states: {
    field: 'status',
    initial: 'ENABLED',
    values: states,
    actions: [
      {
        name: 'disable',
        label: { zh: '停用', en: 'Disable' },
        from: ['ENABLED'],
        to: 'DISABLED',
        tone: 'danger',
        confirm: { zh: '确认停用？', en: 'Disable it?' },
      },
      {
        name: 'enable',
        label: { zh: '启用', en: 'Enable' },
        from: ['DISABLED'],
        to: 'ENABLED',
        tone: 'primary',
      },
    ],
  },
} as const satisfies Resource
