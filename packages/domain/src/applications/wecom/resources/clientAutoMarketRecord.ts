import type { Resource } from '../../../Resource'

export const clientAutoMarketRecord = {
  name: 'clientAutoMarketRecord',
  title: { zh: '自动营销触达', en: 'Marketing contact' },
  service: 'wechat-api',
  scope: 'hotel',
  key: 'marketRecordId',
  display: 'content',
  seed: {
    count: 900,
    story: 'click rate 12%, conversion 4%; failures mostly unsubscribed or no longer a contact',
  },
  fields: [
    { name: 'marketRecordId', label: { zh: 'ID', en: 'Id' }, type: 'string', readOnly: true },
    {
      name: 'clientAutoMarketId',
      label: { zh: '计划', en: 'Plan' },
      type: 'ref',
      ref: 'clientAutoMarket',
      readOnly: true,
    },
    {
      name: 'wecomCustomerId',
      label: { zh: '客户', en: 'Customer' },
      type: 'ref',
      ref: 'wecomCustomer',
      readOnly: true,
    },
    {
      name: 'employeeId',
      label: { zh: '员工', en: 'Employee' },
      type: 'ref',
      ref: 'employee',
      readOnly: true,
    },
    { name: 'stepNo', label: { zh: '步骤', en: 'Step' }, type: 'int', readOnly: true },
    {
      name: 'channel',
      label: { zh: '渠道', en: 'Channel' },
      type: 'enum',
      readOnly: true,
      options: [
        { value: 'WECOM', label: { zh: '企微消息', en: 'WeCom' } },
        { value: 'APPLET', label: { zh: '订阅消息', en: 'Mini-program' } },
        { value: 'SMS', label: { zh: '短信', en: 'SMS' } },
      ],
    },
    { name: 'content', label: { zh: '内容', en: 'Text' }, type: 'string', readOnly: true },
    { name: 'sendTime', label: { zh: '发送时间', en: 'Sent' }, type: 'datetime', readOnly: true },
    { name: 'clicked', label: { zh: '已点击', en: 'Clicked' }, type: 'bool', readOnly: true },
    { name: 'orderAmount', label: { zh: '7天内成交', en: 'Sales in 7 days' }, type: 'money', readOnly: true },
    { name: 'failReason', label: { zh: '失败原因', en: 'Reason' }, type: 'string', readOnly: true },
    {
      name: 'sendStatus',
      label: { zh: '状态', en: 'Status' },
      type: 'enum',
      readOnly: true,
      options: [
        { value: 'WAIT', label: { zh: '待发送', en: 'Waiting' }, tone: 'info' },
        { value: 'SENT', label: { zh: '已发送', en: 'Sent' }, tone: 'success' },
        { value: 'FAILED', label: { zh: '失败', en: 'Failed' }, tone: 'danger' },
        { value: 'STOPPED', label: { zh: '已停止', en: 'Stopped' }, tone: 'neutral' },
      ],
    },
  ],
} as const satisfies Resource
