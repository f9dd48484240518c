import type { Resource, State } from '../../../Resource'

const states = [
  { value: 'NEW', label: { zh: '待审核', en: 'New' }, tone: 'warning' },
  { value: 'PUBLISHED', label: { zh: '已上线', en: 'Online' }, tone: 'success' },
  { value: 'OFFLINE', label: { zh: '已下线', en: 'Offline' }, tone: 'neutral' },
] as const satisfies readonly State[]

export const genericVoucher = {
  name: 'genericVoucher',
  title: { zh: '通兑券', en: 'Generic voucher' },
  service: 'ticket-api',
  scope: 'hotel',
  key: 'voucherId',
  display: 'voucherName',
  unique: [['voucherName']],
  editable: [
    {
      while: 'soldCount=0',
      fields: ['exchangeRule'],
      code: 'sold',
      otherwise: {
        zh: '已有客人购买：兑换规则不能改，可兑商品只能增加',
        en: 'Guests have bought it: the rule stays, and products can only be added',
      },
    },
  ],
  seed: {
    count: 11,
    story:
      '景区五选一通兑券 ¥128, 全品牌早餐通兑券 ¥58, 员工福利 200 元通兑券; 7 PUBLISHED, 2 NEW, 2 OFFLINE; 60% exchanged.',
  },
  fields: [
    { name: 'voucherId', label: { zh: '券编号', en: 'No.' }, type: 'string', readOnly: true },
    {
      name: 'voucherName',
      label: { zh: '券名称', en: 'Voucher' },
      type: 'string',
      required: true,
      maxLength: 30,
    },
    { name: 'coverImage', label: { zh: '主图', en: 'Cover' }, type: 'image', required: true },
    { name: 'salePrice', label: { zh: '售价', en: 'Sale price' }, type: 'money', required: true, min: 0 },
    { name: 'faceValue', label: { zh: '券面价值', en: 'Face value' }, type: 'money', required: true, min: 1 },
    {
      name: 'exchangeRule',
      label: { zh: '兑换规则', en: 'Rule' },
      type: 'enum',
      required: true,
      default: 'choose',
      options: [
        { value: 'choose', label: { zh: '任选 N 件', en: 'Any N of the list' } },
        { value: 'amount', label: { zh: '按面值抵扣', en: 'By face value' } },
      ],
    },
    {
      name: 'chooseCount',
      label: { zh: '可兑件数', en: 'Pieces' },
      type: 'int',
      min: 1,
      max: 20,
      default: 1,
      showIf: 'exchangeRule=choose',
    },
    {
      name: 'allowMakeUp',
      label: { zh: '允许补差价', en: 'Pay the difference' },
      type: 'bool',
      default: true,
    },
    {
      name: 'products',
      label: { zh: '可兑商品', en: 'Products' },
      type: 'products',
      required: true,
      max: 50,
    },
    {
      name: 'applyHotelIds',
      label: { zh: '可用门店', en: 'Stores' },
      type: 'refs',
      ref: 'hotel',
      required: true,
    },
    { name: 'totalInventory', label: { zh: '发行数量', en: 'Issue' }, type: 'int', required: true, min: 1 },
    {
      name: 'soldCount',
      label: { zh: '已售', en: 'Sold' },
      type: 'int',
      readOnly: true,
      computed: 'Pieces in paid orders.',
    },
    {
      name: 'exchangedCount',
      label: { zh: '已兑换', en: 'Exchanged' },
      type: 'int',
      readOnly: true,
      computed: 'Pieces exchanged for a product.',
    },
    { name: 'saleTime', label: { zh: '售卖时间', en: 'On sale' }, type: 'daterange', required: true },
    {
      name: 'validDays',
      label: { zh: '有效天数', en: 'Valid days' },
      type: 'int',
      required: true,
      min: 1,
      max: 1095,
      unit: { zh: '天', en: 'days' },
    },
    { name: 'shareable', label: { zh: '可转赠', en: 'May be given away' }, type: 'bool', default: true },
    { name: 'useNotice', label: { zh: '使用须知', en: 'Notice' }, type: 'richtext', required: true },
    {
      name: 'status',
      label: { zh: '状态', en: 'Status' },
      type: 'enum',
      readOnly: true,
      default: 'NEW',
      options: states,
    },
  ],
  states: {
    field: 'status',
    initial: 'NEW',
    values: states,
    actions: [
      {
        name: 'publish',
        label: { zh: '上架', en: 'Publish' },
        from: ['NEW', 'OFFLINE'],
        to: 'PUBLISHED',
        tone: 'primary',
        effect: 'Refused when a listed product is not published.',
      },
      {
        name: 'offline',
        label: { zh: '下架', en: 'Take offline' },
        from: ['PUBLISHED'],
        to: 'OFFLINE',
        tone: 'danger',
        effect: 'Sales stop; sold vouchers stay exchangeable until they expire.',
      },
    ],
    auto: [
      {
        name: 'saleEnd',
        label: { zh: '售卖结束', en: 'Sale ended' },
        from: ['PUBLISHED'],
        to: 'OFFLINE',
        by: 'time',
        when: 'saleTime has ended.',
      },
    ],
  },
} as const satisfies Resource
