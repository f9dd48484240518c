import type { Resource, State } from '../../../Resource'

const states = [
  { value: 'WAIT_PAY', label: { zh: '待付款', en: 'Unpaid' }, tone: 'warning' },
  { value: 'PAID', label: { zh: '已付款', en: 'Paid' }, tone: 'success' },
  { value: 'REFUNDED', label: { zh: '已退款', en: 'Refunded' }, tone: 'neutral' },
  { value: 'CLOSED', label: { zh: '已关闭', en: 'Closed' }, tone: 'neutral' },
] as const satisfies readonly State[]

export const equityCardOrder = {
  name: 'equityCardOrder',
  title: { zh: '权益卡订单', en: 'Equity card order' },
  service: 'card-api',
  scope: 'brand',
  key: 'equityOrderId',
  display: 'equityOrderId',
  seed: {
    count: 690,
    story:
      '12 months, ¥199-¥999; 74% buy, 19% renew, 7% gift; 91% PAID, 4% REFUNDED, 5% CLOSED; two thirds sold by employees.',
  },
  fields: [
    { name: 'equityOrderId', label: { zh: '订单号', en: 'Order no.' }, type: 'string', readOnly: true },
    { name: 'equityCardId', label: { zh: '权益卡', en: 'Card' }, type: 'ref', ref: 'equityCard' },
    {
      name: 'orderType',
      label: { zh: '类型', en: 'Type' },
      type: 'enum',
      options: [
        { value: 'buy', label: { zh: '新购', en: 'New' } },
        { value: 'renew', label: { zh: '续费', en: 'Renewal' } },
        { value: 'gift', label: { zh: '赠送', en: 'Gift' } },
      ],
    },
    { name: 'equityUserId', label: { zh: '持卡记录', en: 'Holder' }, type: 'ref', ref: 'equityUser' },
    { name: 'memberId', label: { zh: '会员', en: 'Member' }, type: 'ref', ref: 'member' },
    { name: 'buyerName', label: { zh: '购买人', en: 'Buyer' }, type: 'string', mask: 'name' },
    { name: 'buyerPhone', label: { zh: '手机号', en: 'Phone' }, type: 'phone', mask: 'phone' },
    { name: 'quantity', label: { zh: '数量', en: 'Quantity' }, type: 'int', min: 1, default: 1 },
    { name: 'unitPrice', label: { zh: '单价', en: 'Price' }, type: 'money' },
    { name: 'payAmount', label: { zh: '实付金额', en: 'Paid' }, type: 'money' },
    {
      name: 'payMethod',
      label: { zh: '支付方式', en: 'Payment' },
      type: 'enum',
      options: [
        { value: 'wechat', label: { zh: '微信支付', en: 'WeChat Pay' } },
        { value: 'alipay', label: { zh: '支付宝', en: 'Alipay' } },
        { value: 'cash', label: { zh: '现金', en: 'Cash' } },
        { value: 'pos', label: { zh: 'POS 刷卡', en: 'POS' } },
        { value: 'transfer', label: { zh: '对公转账', en: 'Bank transfer' } },
        { value: 'free', label: { zh: '免费赠送', en: 'Free' } },
      ],
    },
    { name: 'payTime', label: { zh: '支付时间', en: 'Paid at' }, type: 'datetime', readOnly: true },
    { name: 'saleHotelId', label: { zh: '售卡门店', en: 'Store' }, type: 'ref', ref: 'hotel' },
    { name: 'employeeId', label: { zh: '推广员工', en: 'Salesperson' }, type: 'ref', ref: 'employee' },
    {
      name: 'rewardAmount',
      label: { zh: '推广奖励', en: 'Reward' },
      type: 'money',
      readOnly: true,
      computed: 'rewardAmount of the card times quantity when a salesperson is set.',
    },
    {
      name: 'saleChannel',
      label: { zh: '渠道', en: 'Channel' },
      type: 'enum',
      options: [
        { value: 'wechat', label: { zh: '微信小程序', en: 'WeChat mini-program' } },
        { value: 'h5', label: { zh: '微商城', en: 'H5 shop' } },
        { value: 'counter', label: { zh: '前台', en: 'Counter' } },
        { value: 'physical', label: { zh: '实体卡激活', en: 'Physical card' } },
      ],
    },
    { name: 'refundAmount', label: { zh: '已退金额', en: 'Refunded' }, type: 'money', readOnly: true },
    { name: 'refundReason', label: { zh: '退款原因', en: 'Refund reason' }, type: 'string', readOnly: true },
    {
      name: 'status',
      label: { zh: '状态', en: 'Status' },
      type: 'enum',
      readOnly: true,
      default: 'WAIT_PAY',
      options: states,
    },
  ],
  states: {
    field: 'status',
    initial: 'WAIT_PAY',
    values: states,
    actions: [
      {
        name: 'refund',
        label: { zh: '退款', en: 'Refund' },
        from: ['PAID'],
        to: 'REFUNDED',
        tone: 'danger',
        input: [
          {
            name: 'refundAmount',
            label: { zh: '退款金额', en: 'Amount' },
            type: 'money',
            required: true,
            min: 1,
          },
          {
            name: 'refundReason',
            label: { zh: '退款原因', en: 'Reason' },
            type: 'string',
            required: true,
            maxLength: 100,
          },
        ],
        effect:
          'By the refund rule of the card; the holder becomes REFUNDED and the reward of the salesperson is taken back.',
      },
      {
        name: 'close',
        label: { zh: '关闭', en: 'Close' },
        from: ['WAIT_PAY'],
        to: 'CLOSED',
        effect: 'Releases the inventory.',
      },
    ],
    auto: [
      {
        name: 'reportPaid',
        label: { zh: '支付成功', en: 'Paid' },
        from: ['WAIT_PAY'],
        to: 'PAID',
        by: 'platform',
        when: 'The payment is reported; the equityUser is made or renewed.',
      },
      {
        name: 'payTimeout',
        label: { zh: '超时关闭', en: 'Closed without payment' },
        from: ['WAIT_PAY'],
        to: 'CLOSED',
        by: 'time',
        when: '30 minutes without payment.',
      },
    ],
  },
} as const satisfies Resource
