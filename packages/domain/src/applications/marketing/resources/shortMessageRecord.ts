import type { Resource, State } from '../../../Resource'

const states = [
  { value: 'SENDING', label: { zh: '发送中', en: 'Sending' }, tone: 'info' },
  { value: 'DELIVERED', label: { zh: '已送达', en: 'Delivered' }, tone: 'success' },
  { value: 'FAILED', label: { zh: '失败', en: 'Failed' }, tone: 'danger' },
] as const satisfies readonly State[]

export const shortMessageRecord = {
  name: 'shortMessageRecord',
  title: { zh: '短信发送记录', en: 'SMS record' },
  service: 'activity-api',
  scope: 'brand',
  key: 'recordId',
  display: 'phone',
  seed: {
    count: 3000,
    story:
      'For the last six campaigns; 96% DELIVERED, 3% FAILED (空号, 黑名单, 关机), 1% SENDING; 5% clicked within two hours; 0.3% unsubscribed.',
  },
  fields: [
    { name: 'recordId', label: { zh: '编号', en: 'No.' }, type: 'string', readOnly: true },
    { name: 'activityId', label: { zh: '活动', en: 'Campaign' }, type: 'ref', ref: 'shortMessage' },
    { name: 'memberId', label: { zh: '会员', en: 'Member' }, type: 'ref', ref: 'member' },
    { name: 'phone', label: { zh: '手机号', en: 'Phone' }, type: 'phone', mask: 'phone' },
    {
      name: 'carrier',
      label: { zh: '运营商', en: 'Carrier' },
      type: 'enum',
      options: [
        { value: 'cmcc', label: { zh: '中国移动', en: 'China Mobile' } },
        { value: 'cucc', label: { zh: '中国联通', en: 'China Unicom' } },
        { value: 'ctcc', label: { zh: '中国电信', en: 'China Telecom' } },
      ],
    },
    { name: 'segmentCount', label: { zh: '计费条数', en: 'Segments' }, type: 'int' },
    { name: 'sendTime', label: { zh: '发送时间', en: 'Sent' }, type: 'datetime' },
    { name: 'reportTime', label: { zh: '回执时间', en: 'Report' }, type: 'datetime' },
    { name: 'errorCode', label: { zh: '错误码', en: 'Error' }, type: 'string' },
    { name: 'errorText', label: { zh: '失败原因', en: 'Reason' }, type: 'string' },
    { name: 'clickTime', label: { zh: '点击时间', en: 'Clicked' }, type: 'datetime' },
    { name: 'unsubscribed', label: { zh: '已退订', en: 'Unsubscribed' }, type: 'bool', default: false },
    {
      name: 'status',
      label: { zh: '状态', en: 'Status' },
      type: 'enum',
      readOnly: true,
      default: 'SENDING',
      options: states,
    },
  ],
  states: {
    field: 'status',
    initial: 'SENDING',
    values: states,
    auto: [
      {
        name: 'reportDelivered',
        label: { zh: '送达', en: 'Delivered' },
        from: ['SENDING'],
        to: 'DELIVERED',
        by: 'platform',
        when: 'Report of the carrier.',
      },
      {
        name: 'reportFailed',
        label: { zh: '发送失败', en: 'Failed' },
        from: ['SENDING'],
        to: 'FAILED',
        by: 'platform',
        when: 'Refused, or no report within 72 hours.',
      },
    ],
  },
} as const satisfies Resource
