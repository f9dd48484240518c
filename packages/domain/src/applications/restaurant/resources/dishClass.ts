import type { Resource, State } from '../../../Resource'

const states = [
  { value: 'ENABLED', label: { zh: '启用', en: 'Enabled' }, tone: 'success' },
  { value: 'DISABLED', label: { zh: '停用', en: 'Disabled' }, tone: 'neutral' },
] as const satisfies readonly State[]

export const dishClass = {
  name: 'dishClass',
  title: { zh: '菜品分类', en: 'Dish class' },
  service: 'restaurant-api',
  scope: 'hotel',
  key: 'dishClassId',
  display: 'className',
  parent: 'parentId',
  order: 'sortNo',
  treeOf: 'restaurantId',
  levels: 2,
  unique: [['restaurantId', 'parentId', 'className']],
  seed: {
    count: 34,
    story:
      '凉菜, 招牌热菜, 时令海鲜, 粤式点心, 煲汤, 主食, 酒水(红酒/白酒/饮料), 茶位; buffet tickets for the western restaurant',
  },
  fields: [
    { name: 'dishClassId', label: { zh: '分类ID', en: 'Id' }, type: 'string', readOnly: true },
    {
      name: 'className',
      label: { zh: '分类名称', en: 'Class' },
      type: 'string',
      required: true,
      maxLength: 10,
    },
    {
      name: 'restaurantId',
      label: { zh: '餐厅', en: 'Restaurant' },
      type: 'ref',
      required: true,
      ref: 'restaurant',
    },
    { name: 'parentId', label: { zh: '上级分类', en: 'Parent' }, type: 'ref', ref: 'dishClass' },
    { name: 'icon', label: { zh: '图标', en: 'Icon' }, type: 'image' },
    {
      name: 'mealPeriods',
      label: { zh: '展示餐段', en: 'Shown at' },
      type: 'enums',
      options: [
        { value: 'BREAKFAST', label: { zh: '早市', en: 'Breakfast' } },
        { value: 'LUNCH', label: { zh: '午市', en: 'Lunch' } },
        { value: 'TEA', label: { zh: '下午茶', en: 'Afternoon tea' } },
        { value: 'DINNER', label: { zh: '晚市', en: 'Dinner' } },
        { value: 'SUPPER', label: { zh: '夜宵', en: 'Supper' } },
      ],
      help: { zh: '空为全部', en: 'Empty: always' },
    },
    { name: 'weekdays', label: { zh: '展示星期', en: 'Weekdays' }, type: 'weekdays' },
    {
      name: 'mustOrder',
      label: { zh: '必点分类', en: 'Must order from' },
      type: 'bool',
      default: false,
      help: { zh: '如茶位、餐具', en: 'Such as tea or tableware' },
    },
    { name: 'printerIds', label: { zh: '后厨打印机', en: 'Kitchen printers' }, type: 'refs', ref: 'printer' },
    { name: 'sortNo', label: { zh: '排序', en: 'Order' }, type: 'int', min: 0, max: 999, default: 0 },
    {
      name: 'dishCount',
      label: { zh: '菜品数', en: 'Dishes' },
      type: 'int',
      computed: 'restaurantProduct rows of it and below',
      readOnly: true,
    },
    {
      name: 'onSaleCount',
      label: { zh: '在售', en: 'On sale' },
      type: 'int',
      computed: 'PUBLISHED ones not sold out',
      readOnly: true,
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
    actions: [
      {
        name: 'disable',
        label: { zh: '停用', en: 'Disable' },
        from: ['ENABLED'],
        to: 'DISABLED',
        tone: 'danger',
        confirm: { zh: '确认停用？', en: 'Disable it?' },
        effect: 'hidden with its dishes; the state of the dishes stays',
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
