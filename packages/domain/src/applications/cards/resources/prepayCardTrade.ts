import type { Resource, State } from '../../../Resource'

const states = [
  { value: 'SUCCESS', label: { zh: '成功', en: 'Done' }, tone: 'success' },
  { value: 'REVERSED', label: { zh: '已冲正', en: 'Reversed' }, tone: 'neutral' },
] as const satisfies readonly State[]

export const prepayCardTrade = {
  name: 'prepayCardTrade',
  title: { zh: '储值卡交易', en: 'Card trade' },
  service: 'card-api',
  scope: 'brand',
  key: 'tradeId',
  display: 'tradeNo',
  seed: {
    count: 4200,
    story:
      'Last 12 months; 62% CONSUME (¥30-¥2,600; restaurant 45%, room 25%, ticket 15%), 22% RECHARGE, 10% BUY, 3% REFUND, 1% ADJUST; a fifth cross-store; lunch and dinner peaks.',
  },
  fields: [
    { name: 'tradeId', label: { zh: '编号', en: 'Id' }, type: 'string', readOnly: true },
    { name: 'tradeNo', label: { zh: '交易流水号', en: 'Trade no.' }, type: 'string', readOnly: true },
    {
      name: 'tradeType',
      label: { zh: '交易类型', en: 'Type' },
      type: 'enum',
      options: [
        { value: 'BUY', label: { zh: '购卡', en: 'Purchase' }, tone: 'info' },
        { value: 'RECHARGE', label: { zh: '充值', en: 'Recharge' }, tone: 'info' },
        { value: 'CONSUME', label: { zh: '消费', en: 'Use' }, tone: 'success' },
        { value: 'REFUND', label: { zh: '退款', en: 'Refund' }, tone: 'warning' },
        { value: 'ADJUST', label: { zh: '调账', en: 'Adjustment' }, tone: 'danger' },
        { value: 'GIVE', label: { zh: '转赠', en: 'Gift' }, tone: 'neutral' },
        { value: 'EXPIRE', label: { zh: '过期清零', en: 'Expiry' }, tone: 'neutral' },
      ],
    },
    { name: 'cardAccountId', label: { zh: '卡账户', en: 'Account' }, type: 'ref', ref: 'prepayCardAccount' },
    { name: 'cardNo', label: { zh: '卡号', en: 'Card no.' }, type: 'string', readOnly: true },
    { name: 'prepayCardId', label: { zh: '卡种', en: 'Card' }, type: 'ref', ref: 'prepayCard' },
    { name: 'memberId', label: { zh: '会员', en: 'Member' }, type: 'ref', ref: 'member' },
    { name: 'holderPhone', label: { zh: '手机号', en: 'Phone' }, type: 'phone', mask: 'phone' },
    { name: 'amount', label: { zh: '交易金额', en: 'Amount' }, type: 'money' },
    { name: 'principalAmount', label: { zh: '本金', en: 'Principal part' }, type: 'money' },
    { name: 'giftAmount', label: { zh: '赠金', en: 'Gift part' }, type: 'money' },
    { name: 'balanceAfter', label: { zh: '交易后余额', en: 'Balance after' }, type: 'money', readOnly: true },
    {
      name: 'bizType',
      label: { zh: '业务', en: 'Business' },
      type: 'enum',
      options: [
        { value: 'room', label: { zh: '客房', en: 'Room' } },
        { value: 'ticket', label: { zh: '票券', en: 'Ticket' } },
        { value: 'restaurant', label: { zh: '餐饮', en: 'Restaurant' } },
        { value: 'meeting', label: { zh: '会议', en: 'Meeting' } },
        { value: 'retail', label: { zh: '零售', en: 'Retail' } },
        { value: 'counter', label: { zh: '前台收银', en: 'Counter' } },
        { value: 'card', label: { zh: '卡务', en: 'Card desk' } },
      ],
    },
    { name: 'bizOrderNo', label: { zh: '业务订单号', en: 'Business order' }, type: 'string' },
    { name: 'openHotelId', label: { zh: '开卡门店', en: 'Card store' }, type: 'ref', ref: 'hotel' },
    { name: 'tradeHotelId', label: { zh: '交易门店', en: 'Trade store' }, type: 'ref', ref: 'hotel' },
    { name: 'employeeId', label: { zh: '操作员', en: 'Operator' }, type: 'ref', ref: 'employee' },
    { name: 'tradeTime', label: { zh: '交易时间', en: 'Time' }, type: 'datetime', readOnly: true },
    { name: 'originTradeId', label: { zh: '原交易', en: 'Original' }, type: 'ref', ref: 'prepayCardTrade' },
    {
      name: 'reconcileId',
      label: { zh: '对账单', en: 'Statement' },
      type: 'ref',
      ref: 'prepayCardReconcile',
      readOnly: true,
    },
    { name: 'remark', label: { zh: '备注', en: 'Note' }, type: 'string', maxLength: 100 },
    {
      name: 'status',
      label: { zh: '状态', en: 'Status' },
      type: 'enum',
      readOnly: true,
      default: 'SUCCESS',
      options: states,
    },
  ],
  states: {
    field: 'status',
    initial: 'SUCCESS',
    values: states,
    actions: [
      {
        name: 'reverse',
        label: { zh: '冲正', en: 'Reverse' },
        from: ['SUCCESS'],
        to: 'REVERSED',
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
        effect:
          'Only CONSUME and RECHARGE of the same day; writes an opposite trade with originTradeId and restores principal and gift exactly as they were taken.',
      },
    ],
  },
} as const satisfies Resource
