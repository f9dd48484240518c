import type { Resource } from '../../../Resource'

export const radarVisit = {
  name: 'radarVisit',
  title: { zh: '雷达访问', en: 'Radar visit' },
  service: 'wechat-api',
  scope: 'hotel',
  key: 'visitId',
  display: 'visitId',
  seed: { count: 1100, story: 'stay 5–240 s; PDF of meeting rooms longest; evenings' },
  fields: [
    { name: 'visitId', label: { zh: 'ID', en: 'Id' }, type: 'string', readOnly: true },
    { name: 'radarId', label: { zh: '雷达', en: 'Radar' }, type: 'ref', ref: 'radarContent', readOnly: true },
    {
      name: 'wecomCustomerId',
      label: { zh: '客户', en: 'Customer' },
      type: 'ref',
      ref: 'wecomCustomer',
      readOnly: true,
    },
    {
      name: 'employeeId',
      label: { zh: '发送员工', en: 'Sent by' },
      type: 'ref',
      ref: 'employee',
      readOnly: true,
    },
    { name: 'channelName', label: { zh: '渠道', en: 'Channel' }, type: 'string', readOnly: true },
    { name: 'visitTime', label: { zh: '访问时间', en: 'Time' }, type: 'datetime', readOnly: true },
    {
      name: 'staySeconds',
      label: { zh: '停留', en: 'Stay' },
      type: 'int',
      readOnly: true,
      unit: { zh: '秒', en: 's' },
    },
    { name: 'progress', label: { zh: '阅读进度', en: 'Read' }, type: 'percent', readOnly: true },
    { name: 'shared', label: { zh: '转发', en: 'Shared' }, type: 'bool', readOnly: true },
  ],
} as const satisfies Resource
