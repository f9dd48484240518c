import type { Resource, State } from '../../../Resource'

const states = [
  { value: 'UNSETTLED', label: { zh: '未结算', en: 'Open' }, tone: 'warning' },
  { value: 'SETTLED', label: { zh: '已结算', en: 'Settled' }, tone: 'success' },
  { value: 'CANCELLED', label: { zh: '已取消', en: 'Cancelled' }, tone: 'neutral' },
] as const satisfies readonly State[]

export const corporateDeal = {
  name: 'corporateDeal',
  title: { zh: '企业成交', en: 'Corporate deal' },
  service: 'corporate-api',
  scope: 'hotel',
  key: 'dealId',
  display: 'dealNo',
  seed: {
    count: 1300,
    story:
      'ROOM 62%, MEETING 14%, RESTAURANT 18%, rest; Monday–Thursday heavy, low at Spring Festival; CASH settled at once, MONTHLY 35% of which a third open',
  },
  fields: [
    { name: 'dealId', label: { zh: '成交ID', en: 'Id' }, type: 'string', readOnly: true },
    { name: 'dealNo', label: { zh: '成交单号', en: 'No.' }, type: 'string', unique: true, readOnly: true },
    {
      name: 'corporateMemberId',
      label: { zh: '企业', en: 'Company' },
      type: 'ref',
      required: true,
      ref: 'corporateMember',
    },
    {
      name: 'agreementId',
      label: { zh: '适用协议', en: 'Agreement' },
      type: 'ref',
      ref: 'corporateAgreement',
    },
    {
      name: 'dealType',
      label: { zh: '业务类型', en: 'Line' },
      type: 'enum',
      required: true,
      options: [
        { value: 'ROOM', label: { zh: '客房', en: 'Rooms' } },
        { value: 'TICKET', label: { zh: '票券', en: 'Tickets' } },
        { value: 'RESTAURANT', label: { zh: '餐饮', en: 'Dining' } },
        { value: 'MEETING', label: { zh: '会议宴会', en: 'Meetings' } },
        { value: 'RETAIL', label: { zh: '零售商品', en: 'Retail' } },
        { value: 'CARD', label: { zh: '储值卡', en: 'Stored-value cards' } },
      ],
    },
    { name: 'itemName', label: { zh: '项目', en: 'Item' }, type: 'string', required: true, maxLength: 60 },
    {
      name: 'personnelId',
      label: { zh: '下单人', en: 'Ordered by' },
      type: 'ref',
      ref: 'corporatePersonnel',
    },
    {
      name: 'guestName',
      label: { zh: '入住/使用人', en: 'Guest' },
      type: 'string',
      mask: 'name',
      maxLength: 30,
    },
    { name: 'useDate', label: { zh: '使用日期', en: 'Date of use' }, type: 'date', required: true },
    {
      name: 'quantity',
      label: { zh: '数量/间夜', en: 'Quantity or nights' },
      type: 'int',
      required: true,
      min: 1,
    },
    { name: 'listAmount', label: { zh: '门市价', en: 'List amount' }, type: 'money', min: 0 },
    { name: 'amount', label: { zh: '协议成交额', en: 'Amount' }, type: 'money', required: true, min: 0 },
    {
      name: 'saveAmount',
      label: { zh: '优惠金额', en: 'Saved' },
      type: 'money',
      computed: 'listAmount minus amount',
      readOnly: true,
    },
    {
      name: 'settleType',
      label: { zh: '结算方式', en: 'Settlement' },
      type: 'enum',
      required: true,
      options: [
        { value: 'CASH', label: { zh: '现付', en: 'On the spot' } },
        { value: 'PREPAY', label: { zh: '预存扣款', en: 'Prepaid' } },
        { value: 'MONTHLY', label: { zh: '月结挂账', en: 'Monthly credit' } },
      ],
    },
    { name: 'salesEmployeeId', label: { zh: '客户经理', en: 'Manager' }, type: 'ref', ref: 'employee' },
    {
      name: 'sourceOrderNo',
      label: { zh: '原始订单', en: 'Original order' },
      type: 'string',
      readOnly: true,
    },
    { name: 'dealTime', label: { zh: '成交时间', en: 'Deal time' }, type: 'datetime', required: true },
    { name: 'settledAt', label: { zh: '结清时间', en: 'Settled' }, type: 'datetime', readOnly: true },
    { name: 'remark', label: { zh: '备注', en: 'Remark' }, type: 'string', maxLength: 100 },
    {
      name: 'status',
      label: { zh: '结算状态', en: 'Settlement' },
      type: 'enum',
      readOnly: true,
      default: 'UNSETTLED',
      options: states,
    },
  ],
  states: {
    field: 'status',
    initial: 'UNSETTLED',
    values: states,
    actions: [
      {
        name: 'settle',
        label: { zh: '结算', en: 'Settle' },
        from: ['UNSETTLED'],
        to: 'SETTLED',
        tone: 'primary',
        input: [
          {
            name: 'payMode',
            label: { zh: '收款方式', en: 'Paid by' },
            type: 'enum',
            required: true,
            options: [
              { value: 'TRANSFER', label: { zh: '对公转账', en: 'Transfer' } },
              { value: 'WECHAT', label: { zh: '微信', en: 'WeChat' } },
              { value: 'CASH', label: { zh: '现金', en: 'Cash' } },
              { value: 'PREPAY', label: { zh: '预存余额', en: 'Prepaid balance' } },
            ],
          },
          { name: 'voucher', label: { zh: '回单', en: 'Voucher' }, type: 'image' },
        ],
        effect: 'sets settledAt and releases credit of the company',
      },
      {
        name: 'cancel',
        label: { zh: '取消', en: 'Cancel' },
        from: ['UNSETTLED'],
        to: 'CANCELLED',
        tone: 'danger',
        input: [
          {
            name: 'reason',
            label: { zh: '原因', en: 'Reason' },
            type: 'text',
            required: true,
            maxLength: 100,
          },
        ],
        effect: 'releases credit; the year figures fall',
      },
    ],
  },
} as const satisfies Resource
