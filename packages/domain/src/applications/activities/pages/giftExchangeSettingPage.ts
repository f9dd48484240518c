import type { Page } from '../../../pages/Page'

export const giftExchangeSettingPage = {
  route: '/giftExchange/setting',
  kind: 'settings',
  title: { zh: '礼品兑换设置', en: 'Exchange settings' },
  resource: 'giftExchangeSetting',
  sections: [
    {
      title: { zh: '兑换页', en: 'Page' },
      fields: ['pageTitle', 'pageBanner', 'themeColor', 'scanEntry', 'servicePhone'],
    },
    {
      title: { zh: '安全', en: 'Safety' },
      fields: ['needMember', 'needPhoneCode', 'maxWrong', 'lockMinutes'],
    },
    {
      title: { zh: '通知与配送', en: 'Notices and shipping' },
      fields: ['expireRemindDays', 'postageTemplateId'],
    },
    { title: { zh: '须知', en: 'Terms' }, fields: ['protocol'] },
  ],
  uses: ['eb-rich-text', 'eb-image-picker', 'eb-switch'],
} as const satisfies Page
