import type { Resource } from '../../../Resource'

export const chatArchiveMessage = {
  name: 'chatArchiveMessage',
  title: { zh: '会话存档', en: 'Archived message' },
  service: 'wechat-api',
  scope: 'hotel',
  key: 'msgId',
  display: 'content',
  seed: {
    count: 1500,
    story: 'questions about prices, booking of hot springs, thanks, pictures of rooms; 1% sensitive hits',
  },
  fields: [
    { name: 'msgId', label: { zh: '消息ID', en: 'Id' }, type: 'string', readOnly: true },
    {
      name: 'sceneType',
      label: { zh: '场景', en: 'Scene' },
      type: 'enum',
      readOnly: true,
      options: [
        { value: 'SINGLE', label: { zh: '单聊', en: 'Chat' } },
        { value: 'GROUP', label: { zh: '群聊', en: 'Group' } },
      ],
    },
    {
      name: 'customerGroupId',
      label: { zh: '客户群', en: 'Group' },
      type: 'ref',
      ref: 'customerGroup',
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
    {
      name: 'direction',
      label: { zh: '方向', en: 'Direction' },
      type: 'enum',
      readOnly: true,
      options: [
        { value: 'IN', label: { zh: '客户发送', en: 'From customer' } },
        { value: 'OUT', label: { zh: '员工发送', en: 'From employee' } },
      ],
    },
    {
      name: 'msgType',
      label: { zh: '类型', en: 'Kind' },
      type: 'enum',
      readOnly: true,
      options: [
        { value: 'TEXT', label: { zh: '文字', en: 'Text' } },
        { value: 'IMAGE', label: { zh: '图片', en: 'Picture' } },
        { value: 'VOICE', label: { zh: '语音', en: 'Voice' } },
        { value: 'FILE', label: { zh: '文件', en: 'File' } },
        { value: 'VIDEO', label: { zh: '视频', en: 'Video' } },
        { value: 'LINK', label: { zh: '链接', en: 'Link' } },
        { value: 'MINI', label: { zh: '小程序', en: 'Mini-program' } },
        { value: 'REVOKE', label: { zh: '撤回', en: 'Revoked' } },
      ],
    },
    { name: 'content', label: { zh: '内容', en: 'Content' }, type: 'text', readOnly: true },
    { name: 'mediaUrl', label: { zh: '媒体', en: 'Media' }, type: 'file', readOnly: true },
    {
      name: 'sensitiveHits',
      label: { zh: '命中敏感词', en: 'Sensitive words' },
      type: 'tags',
      readOnly: true,
    },
    { name: 'msgTime', label: { zh: '时间', en: 'Time' }, type: 'datetime', readOnly: true },
  ],
} as const satisfies Resource
