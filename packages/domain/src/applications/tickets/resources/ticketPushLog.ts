import type { Resource, State } from '../../../Resource'

const states = [
  { value: 'SUCCESS', label: { zh: '成功', en: 'Done' }, tone: 'success' },
  { value: 'FAILED', label: { zh: '失败', en: 'Failed' }, tone: 'danger' },
  { value: 'HANDLED', label: { zh: '已人工处理', en: 'Handled' }, tone: 'info' },
] as const satisfies readonly State[]

export const ticketPushLog = {
  name: 'ticketPushLog',
  title: { zh: '推单记录', en: 'Push log' },
  service: 'ticket-api',
  scope: 'hotel',
  key: 'pushLogId',
  display: 'pushLogId',
  seed: {
    count: 420,
    story: '96% SUCCESS, 3% FAILED (库存不足, 证件号错误, 接口超时), 1% HANDLED; 80-2,400 ms.',
  },
  fields: [
    { name: 'pushLogId', label: { zh: '编号', en: 'No.' }, type: 'string', readOnly: true },
    { name: 'bindingId', label: { zh: '绑定', en: 'Binding' }, type: 'ref', ref: 'ticketBinding' },
    { name: 'platformOrderId', label: { zh: '订单', en: 'Order' }, type: 'ref', ref: 'ticketOrder' },
    {
      name: 'pushType',
      label: { zh: '类型', en: 'Kind' },
      type: 'enum',
      options: [
        { value: 'order', label: { zh: '下单', en: 'Order' } },
        { value: 'refund', label: { zh: '退款', en: 'Refund' } },
        { value: 'change', label: { zh: '改期', en: 'Change of date' } },
        { value: 'verify', label: { zh: '核销回传', en: 'Verification back' } },
      ],
    },
    {
      name: 'supplierOrderNo',
      label: { zh: '对方订单号', en: 'Their order no.' },
      type: 'string',
      readOnly: true,
    },
    { name: 'requestTime', label: { zh: '推送时间', en: 'Sent' }, type: 'datetime', readOnly: true },
    {
      name: 'costMs',
      label: { zh: '耗时', en: 'Took' },
      type: 'int',
      readOnly: true,
      unit: { zh: '毫秒', en: 'ms' },
    },
    { name: 'errorCode', label: { zh: '错误码', en: 'Error' }, type: 'string', readOnly: true },
    { name: 'errorText', label: { zh: '对方返回', en: 'Their answer' }, type: 'string', readOnly: true },
    { name: 'retryCount', label: { zh: '重试次数', en: 'Retries' }, type: 'int', readOnly: true, default: 0 },
    { name: 'handleRemark', label: { zh: '处理说明', en: 'Handling' }, type: 'string', readOnly: true },
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
        name: 'retry',
        label: { zh: '重新推送', en: 'Send again' },
        from: ['FAILED'],
        to: 'SUCCESS',
        tone: 'primary',
        effect:
          'Sends the same order number again; a refusal keeps FAILED, adds to retryCount and stores the new answer.',
      },
      {
        name: 'handle',
        label: { zh: '标记已处理', en: 'Handled' },
        from: ['FAILED'],
        to: 'HANDLED',
        input: [
          {
            name: 'handleRemark',
            label: { zh: '处理说明', en: 'Handling' },
            type: 'string',
            required: true,
            maxLength: 100,
          },
        ],
        effect: 'Takes the row out of pushFailCount.',
      },
    ],
    auto: [
      {
        name: 'refused',
        label: { zh: '推送失败', en: 'Push failed' },
        from: ['SUCCESS'],
        to: 'FAILED',
        by: 'platform',
        when: 'The other system refused or did not answer within 10 seconds.',
      },
    ],
  },
} as const satisfies Resource
