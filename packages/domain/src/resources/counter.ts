import type { Resource, State } from '../Resource'

const states: readonly State[] = [
  { value: 'ENABLED', label: { zh: '启用', en: 'Enabled' }, tone: 'success' },
  { value: 'DISABLED', label: { zh: '停用', en: 'Disabled' }, tone: 'neutral' },
]

/** Where guests pay. So far only referenced by other resources: its calls read only. */
export const counter: Resource = {
  name: 'counter',
  title: { zh: '柜台', en: 'Counter' },
  service: 'merchant-api',
  scope: 'hotel',
  key: 'counterId',
  display: 'counterName',
  unique: [['counterName'], ['counterCode']],
  verbs: ['list', 'detail'],
  seed: {
    count: 34,
    story:
      'Front desk A/B, 东门售票窗口, 游客中心, 中餐收银, 大堂吧, 水疗前台, 文创店; one to three cashiers each, 30 enabled; takings last 30 days 3,000 to 680,000 yuan.',
  },
  fields: [
    {
      name: 'counterId',
      label: { zh: '编号', en: 'ID' },
      type: 'string',
      readOnly: true,
    },
    {
      name: 'counterName',
      label: { zh: '柜台名称', en: 'Counter name' },
      type: 'string',
      required: true,
      maxLength: 20,
    },
    {
      name: 'counterCode',
      label: { zh: '柜台编号', en: 'Counter code' },
      type: 'string',
      required: true,
      maxLength: 12,
      rules: ['alphaNum'],
    },
    {
      name: 'counterType',
      label: { zh: '柜台类型', en: 'Type' },
      type: 'enum',
      required: true,
      options: [
        { value: 'DESK', label: { zh: '酒店前台', en: 'Front desk' } },
        { value: 'TICKET', label: { zh: '售票窗口', en: 'Ticket window' } },
        { value: 'GATE', label: { zh: '检票口', en: 'Gate' } },
        { value: 'CASHIER', label: { zh: '餐饮收银', en: 'Restaurant cashier' } },
        { value: 'SHOP', label: { zh: '零售店', en: 'Shop' } },
        { value: 'SPA', label: { zh: '康体前台', en: 'Spa' } },
      ],
    },
    {
      name: 'location',
      label: { zh: '位置', en: 'Place' },
      type: 'string',
      required: true,
      maxLength: 40,
    },
    {
      name: 'sort',
      label: { zh: '排序', en: 'Order' },
      type: 'int',
      min: 0,
      max: 999,
      default: 0,
    },
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
    actions: [],
  },
}
