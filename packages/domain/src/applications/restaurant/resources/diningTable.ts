import type { Resource, State } from '../../../Resource'

const states = [
  { value: 'ENABLED', label: { zh: '启用', en: 'Enabled' }, tone: 'success' },
  { value: 'DISABLED', label: { zh: '停用', en: 'Disabled' }, tone: 'neutral' },
] as const satisfies readonly State[]

export const diningTable = {
  name: 'diningTable',
  title: { zh: '桌台', en: 'Table' },
  service: 'restaurant-api',
  scope: 'hotel',
  key: 'diningTableId',
  display: 'tableName',
  unique: [['restaurantId', 'tableName']],
  seed: { count: 88, story: 'A01–A20 hall, B window, 包间 牡丹/芙蓉/兰亭 with minimum spend ¥1,888–5,888' },
  fields: [
    { name: 'diningTableId', label: { zh: '桌台ID', en: 'Id' }, type: 'string', readOnly: true },
    {
      name: 'restaurantId',
      label: { zh: '餐厅', en: 'Restaurant' },
      type: 'ref',
      required: true,
      ref: 'restaurant',
    },
    {
      name: 'tableName',
      label: { zh: '桌号/包间名', en: 'Table' },
      type: 'string',
      required: true,
      maxLength: 12,
    },
    {
      name: 'areaType',
      label: { zh: '区域', en: 'Area' },
      type: 'enum',
      required: true,
      options: [
        { value: 'HALL', label: { zh: '大厅', en: 'Hall' } },
        { value: 'WINDOW', label: { zh: '靠窗', en: 'Window' } },
        { value: 'BOOTH', label: { zh: '卡座', en: 'Booth' } },
        { value: 'PRIVATE', label: { zh: '包间', en: 'Private room' } },
        { value: 'OUTDOOR', label: { zh: '户外', en: 'Outdoor' } },
      ],
    },
    { name: 'seats', label: { zh: '标准餐位', en: 'Seats' }, type: 'int', required: true, min: 1, max: 60 },
    {
      name: 'maxSeats',
      label: { zh: '最多可坐', en: 'At most' },
      type: 'int',
      required: true,
      min: 1,
      max: 80,
    },
    { name: 'minSpend', label: { zh: '最低消费', en: 'Minimum spend' }, type: 'money', min: 0, default: 0 },
    { name: 'reservable', label: { zh: '可线上预订', en: 'Reservable online' }, type: 'bool', default: true },
    {
      name: 'qrUrl',
      label: { zh: '点餐码', en: 'Ordering code' },
      type: 'url',
      computed: 'link of the ordering page with the table id',
      readOnly: true,
    },
    { name: 'images', label: { zh: '图片', en: 'Pictures' }, type: 'images', maxLength: 5 },
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
        effect: 'refused while reserved in the future',
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
