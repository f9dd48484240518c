import type { Page } from '../../../pages/Page'

export const appletsAdvancedSetupPage = {
  route: '/applets/advanced-setup',
  kind: 'settings',
  title: { zh: '小程序高级设置', en: 'Advanced settings' },
  resource: 'appletSetting',
  uses: ['eb-switch', 'eb-list-editor', 'eb-uploader'],
  notes:
    'Each section saves by itself, as each goes to another WeChat interface; its result and time stand in the section head. Saving privacy sets privacyStatus of the applet. greyMode asks for an end date.',
  sections: [
    { title: { zh: '域名', en: 'Domains' }, fields: ['requestDomains', 'webviewDomains', 'checkFile'] },
    {
      title: { zh: '支付与发货', en: 'Payment and shipping' },
      fields: ['payMchId', 'payProfitSharing', 'deliveryUpload'],
    },
    {
      title: { zh: '隐私与登录', en: 'Privacy and login' },
      fields: ['privacyName', 'privacyEmail', 'privacyItems', 'loginMode', 'locationUse', 'locationReason'],
    },
    { title: { zh: '订阅消息', en: 'Messages' }, fields: ['subscribeTemplates'] },
    { title: { zh: '插件与跳转', en: 'Plug-ins and jumps' }, fields: ['plugins', 'jumpApplets'] },
    { title: { zh: '展示', en: 'Display' }, fields: ['searchable', 'weakPrompt', 'greyMode'] },
  ],
} as const satisfies Page
