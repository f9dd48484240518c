import type { Resource } from '../../../Resource'
import { attachmentFields } from '../attachmentFields'

export const groupWelcome = {
  name: 'groupWelcome',
  title: { zh: '入群欢迎语', en: 'Group welcome' },
  service: 'wechat-api',
  scope: 'hotel',
  key: 'groupWelcomeId',
  display: 'title',
  unique: [['title']],
  seed: { count: 8, story: '会员福利群, 亲子群, 团购群, 节日版 …; at most 100 in WeCom' },
  fields: [
    { name: 'groupWelcomeId', label: { zh: 'ID', en: 'Id' }, type: 'string', readOnly: true },
    { name: 'title', label: { zh: '名称', en: 'Name' }, type: 'string', required: true, maxLength: 20 },
    {
      name: 'welcomeText',
      label: { zh: '欢迎语', en: 'Text' },
      type: 'text',
      required: true,
      maxLength: 1000,
      help: { zh: '可插入 {客户昵称} {群名称}', en: 'Variables: {客户昵称} {群名称}' },
    },
    {
      name: 'attachments',
      label: { zh: '附件', en: 'Attachments' },
      type: 'list',
      maxLength: 1,
      fields: [...attachmentFields],
      help: { zh: '最多1个', en: 'At most 1' },
    },
    { name: 'notifyOwner', label: { zh: '通知群主', en: 'Tell owners' }, type: 'bool', default: false },
    {
      name: 'groupCount',
      label: { zh: '使用群数', en: 'Groups' },
      type: 'int',
      computed: 'groups with this welcome',
      readOnly: true,
    },
    {
      name: 'wecomTemplateId',
      label: { zh: '企微素材ID', en: 'WeCom template id' },
      type: 'string',
      readOnly: true,
    },
  ],
} as const satisfies Resource
