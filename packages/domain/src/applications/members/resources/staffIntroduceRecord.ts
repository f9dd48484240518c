import type { Resource, State } from '../../../Resource'

const states = [
  { value: 'PENDING', label: { zh: '待生效', en: 'Pending' }, tone: 'info' },
  { value: 'DUE', label: { zh: '待发放', en: 'Due' }, tone: 'warning' },
  { value: 'PAID', label: { zh: '已发放', en: 'Paid' }, tone: 'success' },
  { value: 'INVALID', label: { zh: '已失效', en: 'Invalid' }, tone: 'neutral' },
] as const satisfies readonly State[]

export const staffIntroduceRecord = {
  name: 'staffIntroduceRecord',
  title: { zh: '员工推荐记录', en: 'Staff referral record' },
  service: 'employee-api',
  scope: 'hotel',
  key: 'introduceRecordId',
  display: 'recordNo',
  seed: {
    count: 1500,
    story:
      'front desk and restaurant staff lead; 20% of employees bring 65% of referrals; registration 55%, purchases 35%; PAID 70%',
  },
  fields: [
    { name: 'introduceRecordId', label: { zh: '记录ID', en: 'Id' }, type: 'string', readOnly: true },
    { name: 'recordNo', label: { zh: '记录号', en: 'No.' }, type: 'string', unique: true, readOnly: true },
    {
      name: 'staffIntroduceId',
      label: { zh: '方案', en: 'Scheme' },
      type: 'ref',
      ref: 'staffIntroduce',
      readOnly: true,
    },
    {
      name: 'employeeId',
      label: { zh: '员工', en: 'Employee' },
      type: 'ref',
      ref: 'employee',
      readOnly: true,
    },
    {
      name: 'departmentId',
      label: { zh: '部门', en: 'Department' },
      type: 'ref',
      ref: 'department',
      readOnly: true,
    },
    { name: 'memberId', label: { zh: '会员', en: 'Member' }, type: 'ref', ref: 'member', readOnly: true },
    {
      name: 'introduceType',
      label: { zh: '推荐内容', en: 'Kind' },
      type: 'enum',
      readOnly: true,
      options: [
        { value: 'REGISTER', label: { zh: '注册会员', en: 'Registration' } },
        { value: 'FOLLOW', label: { zh: '关注公众号', en: 'Follow' } },
        { value: 'PRODUCT', label: { zh: '购买商品', en: 'Purchase' } },
        { value: 'GRADE_CARD', label: { zh: '付费等级', en: 'Paid grade' } },
        { value: 'RECHARGE', label: { zh: '储值充值', en: 'Recharge' } },
      ],
    },
    { name: 'orderNo', label: { zh: '订单号', en: 'Order no.' }, type: 'string', readOnly: true },
    { name: 'productName', label: { zh: '商品', en: 'Product' }, type: 'string', readOnly: true },
    { name: 'orderAmount', label: { zh: '实付金额', en: 'Amount' }, type: 'money', readOnly: true },
    { name: 'rewardAmount', label: { zh: '奖励金额', en: 'Reward' }, type: 'money', readOnly: true },
    { name: 'isNewMember', label: { zh: '新会员', en: 'New member' }, type: 'bool', readOnly: true },
    { name: 'occurredAt', label: { zh: '推荐时间', en: 'Time' }, type: 'datetime', readOnly: true },
    {
      name: 'status',
      label: { zh: '状态', en: 'Status' },
      type: 'enum',
      readOnly: true,
      default: 'PENDING',
      options: states,
    },
  ],
  states: {
    field: 'status',
    initial: 'PENDING',
    values: states,
    actions: [
      {
        name: 'invalidate',
        label: { zh: '判定无效', en: 'Invalidate' },
        from: ['PENDING', 'DUE'],
        to: 'INVALID',
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
        effect: 'the reward is not paid and the employee is told',
      },
    ],
    auto: [
      {
        name: 'due',
        label: { zh: '到期应发', en: 'Due' },
        from: ['PENDING'],
        to: 'DUE',
        by: 'time',
        when: 'The refund period of the purchase is over, or at once for a registration.',
      },
      {
        name: 'pay',
        label: { zh: '已发放', en: 'Paid' },
        from: ['DUE'],
        to: 'PAID',
        by: 'rule',
        when: 'The reward record of the row is paid out.',
      },
    ],
  },
} as const satisfies Resource
