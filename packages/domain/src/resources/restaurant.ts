import type { Resource, State } from '../Resource'

const states: readonly State[] = [
  { value: 'OPEN', label: { zh: '营业中', en: 'Open' }, tone: 'success' },
  { value: 'RESTING', label: { zh: '休息中', en: 'Resting' }, tone: 'warning' },
  { value: 'CLOSED', label: { zh: '停业', en: 'Closed' }, tone: 'neutral' },
]

/** A restaurant. So far only referenced by other resources: its calls read only. */
export const restaurant: Resource = {
  name: 'restaurant',
  title: { zh: '餐厅', en: 'Restaurant' },
  service: 'restaurant-api',
  scope: 'hotel',
  key: 'restaurantId',
  display: 'name',
  unique: [['name']],
  verbs: ['list', 'detail'],
  seed: {
    count: 6,
    story: '云锦轩中餐厅, 揽悦西餐厅(自助), 一品茶吧, 天台烧烤(summer only, resting), 锦绣宴会厅, 甜品饼房',
  },
  fields: [
    {
      name: 'restaurantId',
      label: { zh: '餐厅ID', en: 'Restaurant id' },
      type: 'string',
      readOnly: true,
    },
    {
      name: 'name',
      label: { zh: '餐厅名称', en: 'Name' },
      type: 'string',
      required: true,
      maxLength: 30,
    },
    {
      name: 'restaurantType',
      label: { zh: '类型', en: 'Kind' },
      type: 'enum',
      required: true,
      options: [
        { value: 'CHINESE', label: { zh: '中餐', en: 'Chinese' } },
        { value: 'WESTERN', label: { zh: '西餐', en: 'Western' } },
        { value: 'BUFFET', label: { zh: '自助', en: 'Buffet' } },
        { value: 'BAR', label: { zh: '酒吧/茶吧', en: 'Bar' } },
        { value: 'HOTPOT', label: { zh: '火锅', en: 'Hot pot' } },
        { value: 'BAKERY', label: { zh: '饼房', en: 'Bakery' } },
      ],
    },
    {
      name: 'floor',
      label: { zh: '楼层位置', en: 'Floor' },
      type: 'string',
      maxLength: 30,
    },
    {
      name: 'sortNo',
      label: { zh: '排序', en: 'Order' },
      type: 'int',
      min: 0,
      max: 999,
      default: 0,
    },
    {
      name: 'status',
      label: { zh: '营业状态', en: 'Open' },
      type: 'enum',
      readOnly: true,
      default: 'RESTING',
      options: states,
    },
  ],
  states: {
    field: 'status',
    initial: 'RESTING',
    values: states,
    actions: [],
  },
}
