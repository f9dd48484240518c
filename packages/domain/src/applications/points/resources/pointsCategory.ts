import type { Resource, State } from '../../../Resource'

const states = [
  { value: 'ENABLED', label: { zh: '启用', en: 'Enabled' }, tone: 'success' },
  { value: 'DISABLED', label: { zh: '停用', en: 'Disabled' }, tone: 'neutral' },
] as const satisfies readonly State[]

export const pointsCategory = {
  name: 'pointsCategory',
  title: { zh: '积分商品分类', en: 'Points category' },
  service: 'points-api',
  scope: 'brand',
  key: 'pointsCategoryId',
  display: 'categoryName',
  parent: 'parentId',
  order: 'sortNo',
  levels: 2,
  unique: [['parentId', 'categoryName']],
  seed: {
    count: 9,
    story: '酒店住宿, 美食餐饮, 温泉康乐, 红包卡券, 储值卡, 生活好物(家居/数码), 伴手礼; one disabled',
  },
  fields: [
    { name: 'pointsCategoryId', label: { zh: '分类ID', en: 'Id' }, type: 'string', readOnly: true },
    {
      name: 'categoryName',
      label: { zh: '分类名称', en: 'Category' },
      type: 'string',
      required: true,
      maxLength: 8,
    },
    { name: 'parentId', label: { zh: '上级分类', en: 'Parent' }, type: 'ref', ref: 'pointsCategory' },
    {
      name: 'icon',
      label: { zh: '图标', en: 'Icon' },
      type: 'image',
      help: { zh: '建议96×96', en: '96×96 is best' },
    },
    { name: 'banner', label: { zh: '分类头图', en: 'Banner' }, type: 'image' },
    { name: 'showHome', label: { zh: '首页展示', en: 'On the start page' }, type: 'bool', default: true },
    { name: 'sortNo', label: { zh: '排序', en: 'Order' }, type: 'int', min: 0, max: 999, default: 0 },
    {
      name: 'productCount',
      label: { zh: '商品数', en: 'Products' },
      type: 'int',
      computed: 'pointsProduct rows of it and below',
      readOnly: true,
    },
    {
      name: 'onSaleCount',
      label: { zh: '在售商品', en: 'On sale' },
      type: 'int',
      computed: 'PUBLISHED ones',
      readOnly: true,
    },
    {
      name: 'exchangeCount',
      label: { zh: '累计兑换', en: 'Exchanged' },
      type: 'int',
      computed: 'quantity of pointsExchange rows that are not CANCELLED or REFUNDED',
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
        effect: 'hidden in the mall with its products',
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
