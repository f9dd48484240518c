import type { Resource, State } from '../../../Resource'

const states = [
  { value: 'UNSIGNED', label: { zh: '待签署', en: 'To sign' }, tone: 'warning' },
  { value: 'SIGNED', label: { zh: '已签署', en: 'Signed' }, tone: 'success' },
  { value: 'EXPIRED', label: { zh: '已失效', en: 'Expired' }, tone: 'neutral' },
] as const satisfies readonly State[]

export const smallLifeProtocol = {
  name: 'smallLifeProtocol',
  title: { zh: '小生活合作协议', en: 'Small Life agreement' },
  service: 'merchant-api',
  scope: 'hotel',
  key: 'protocolId',
  display: 'title',
  unique: [['versionNo']],
  seed: {
    count: 4,
    story:
      'Versions 2023.1 and 2024.1 expired, 2025.1 signed, 2026.1 to sign with 12 days left; the text has cooperation, commission, settlement, after-sales, data protection, liability.',
  },
  fields: [
    { name: 'protocolId', label: { zh: '编号', en: 'ID' }, type: 'string', readOnly: true },
    { name: 'versionNo', label: { zh: '协议版本', en: 'Version' }, type: 'string', readOnly: true },
    { name: 'title', label: { zh: '协议名称', en: 'Title' }, type: 'string', readOnly: true },
    { name: 'content', label: { zh: '协议正文', en: 'Text' }, type: 'richtext', readOnly: true },
    { name: 'changeSummary', label: { zh: '变更说明', en: 'What changed' }, type: 'text', readOnly: true },
    { name: 'effectiveAt', label: { zh: '生效日期', en: 'In force from' }, type: 'date', readOnly: true },
    {
      name: 'signDeadline',
      label: { zh: '签署截止', en: 'Sign until' },
      type: 'date',
      readOnly: true,
      help: { zh: '逾期未签署店铺自动暂停', en: 'Without a signature the shop is paused' },
    },
    {
      name: 'signatory',
      label: { zh: '签署人', en: 'Signatory' },
      type: 'string',
      readOnly: true,
      mask: 'name',
    },
    {
      name: 'signatoryPhone',
      label: { zh: '签署手机', en: 'Phone' },
      type: 'phone',
      readOnly: true,
      mask: 'phone',
    },
    { name: 'signedAt', label: { zh: '签署时间', en: 'Signed at' }, type: 'datetime', readOnly: true },
    { name: 'signIp', label: { zh: '签署IP', en: 'IP address' }, type: 'string', readOnly: true },
    { name: 'pdfFile', label: { zh: '协议文件', en: 'PDF' }, type: 'file', readOnly: true },
    {
      name: 'status',
      label: { zh: '状态', en: 'Status' },
      type: 'enum',
      readOnly: true,
      default: 'UNSIGNED',
      options: states,
    },
  ],
  states: {
    field: 'status',
    initial: 'UNSIGNED',
    values: states,
    actions: [
      {
        name: 'sign',
        label: { zh: '签署协议', en: 'Sign' },
        from: ['UNSIGNED'],
        to: 'SIGNED',
        tone: 'primary',
        input: [
          {
            name: 'signatory',
            label: { zh: '签署人', en: 'Signatory' },
            type: 'string',
            required: true,
            maxLength: 20,
          },
          { name: 'signatoryPhone', label: { zh: '手机号', en: 'Phone' }, type: 'phone', required: true },
          {
            name: 'smsCode',
            label: { zh: '短信验证码', en: 'SMS code' },
            type: 'string',
            required: true,
            pattern: '^\\d{6}$',
          },
          {
            name: 'agreed',
            label: { zh: '我已阅读并同意', en: 'I have read and agree' },
            type: 'bool',
            required: true,
          },
        ],
        effect:
          'Writes signatory, signedAt and the PDF; signed versions before become EXPIRED; the shop may apply.',
      },
    ],
    auto: [
      {
        name: 'lapse',
        label: { zh: '协议失效', en: 'Lapsed' },
        from: ['SIGNED', 'UNSIGNED'],
        to: 'EXPIRED',
        by: 'rule',
        when: 'When a newer version is signed.',
      },
    ],
  },
} as const satisfies Resource
