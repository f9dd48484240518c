import type { Resource, State } from '../../../Resource'

const states = [
  { value: 'VALID', label: { zh: '有效', en: 'Valid' }, tone: 'success' },
  { value: 'REVOKED', label: { zh: '已撤销', en: 'Undone' }, tone: 'neutral' },
] as const satisfies readonly State[]

export const equityUseRecord = {
  name: 'equityUseRecord',
  title: { zh: '权益核销记录', en: 'Benefit use' },
  service: 'card-api',
  scope: 'brand',
  key: 'useId',
  display: 'cardNo',
  seed: {
    count: 2100,
    story: '12 months; breakfast 38%, room discount 27%, dining 18%, upgrade 6%; 1% REVOKED.',
  },
  fields: [
    { name: 'useId', label: { zh: '核销编号', en: 'No.' }, type: 'string', readOnly: true },
    { name: 'equityUserId', label: { zh: '持卡人', en: 'Holder' }, type: 'ref', ref: 'equityUser' },
    { name: 'cardNo', label: { zh: '卡号', en: 'Card no.' }, type: 'string', readOnly: true },
    { name: 'equityCardId', label: { zh: '权益卡', en: 'Card' }, type: 'ref', ref: 'equityCard' },
    { name: 'equityName', label: { zh: '权益', en: 'Benefit' }, type: 'string', readOnly: true },
    {
      name: 'equityType',
      label: { zh: '类型', en: 'Type' },
      type: 'enum',
      options: [
        { value: 'roomRate', label: { zh: '房价折扣', en: 'Room discount' } },
        { value: 'breakfast', label: { zh: '免费早餐', en: 'Free breakfast' } },
        { value: 'upgrade', label: { zh: '免费升房', en: 'Room upgrade' } },
        { value: 'lateCheckout', label: { zh: '延迟退房', en: 'Late check-out' } },
        { value: 'ticket', label: { zh: '免费门票', en: 'Free ticket' } },
        { value: 'coupon', label: { zh: '优惠券', en: 'Coupons' } },
        { value: 'points', label: { zh: '积分倍数', en: 'Points multiple' } },
        { value: 'dining', label: { zh: '餐饮折扣', en: 'Dining discount' } },
        { value: 'custom', label: { zh: '自定义服务', en: 'Own service' } },
      ],
    },
    { name: 'times', label: { zh: '核销次数', en: 'Uses' }, type: 'int', min: 1 },
    { name: 'orderAmount', label: { zh: '消费金额', en: 'Bill' }, type: 'money' },
    { name: 'saveAmount', label: { zh: '节省金额', en: 'Saved' }, type: 'money' },
    {
      name: 'settleCost',
      label: { zh: '结算成本', en: 'Cost' },
      type: 'money',
      readOnly: true,
      computed: 'settleCost of the benefit times times.',
    },
    { name: 'bizOrderNo', label: { zh: '关联单号', en: 'Related order' }, type: 'string', maxLength: 40 },
    {
      name: 'verifyType',
      label: { zh: '核销方式', en: 'Method' },
      type: 'enum',
      options: [
        { value: 'scan', label: { zh: '扫动态码', en: 'Scan' } },
        { value: 'cardNo', label: { zh: '卡号', en: 'Card no.' } },
        { value: 'phone', label: { zh: '手机号', en: 'Phone' } },
        { value: 'auto', label: { zh: '下单自动', en: 'By the order' } },
      ],
    },
    { name: 'useHotelId', label: { zh: '核销门店', en: 'Store' }, type: 'ref', ref: 'hotel' },
    { name: 'employeeId', label: { zh: '核销员', en: 'Employee' }, type: 'ref', ref: 'employee' },
    { name: 'useTime', label: { zh: '核销时间', en: 'Time' }, type: 'datetime', readOnly: true },
    { name: 'remark', label: { zh: '备注', en: 'Note' }, type: 'string', maxLength: 100 },
    {
      name: 'status',
      label: { zh: '状态', en: 'Status' },
      type: 'enum',
      readOnly: true,
      default: 'VALID',
      options: states,
    },
  ],
  states: {
    field: 'status',
    initial: 'VALID',
    values: states,
    actions: [
      {
        name: 'revoke',
        label: { zh: '撤销', en: 'Undo' },
        from: ['VALID'],
        to: 'REVOKED',
        tone: 'danger',
        input: [
          {
            name: 'reason',
            label: { zh: '原因', en: 'Reason' },
            type: 'string',
            required: true,
            maxLength: 100,
          },
        ],
        effect: 'Within revokeHours of the settings; gives the uses back.',
      },
    ],
  },
} as const satisfies Resource
