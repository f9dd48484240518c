import type { Page } from '../../../pages/Page'

export const smsBuyPage = {
  route: '/sms-buy',
  kind: 'layout',
  title: { zh: '短信服务', en: 'SMS service' },
  tabs: [
    { label: { zh: '短信设置', en: 'Settings' }, to: '/sms-buy/config' },
    { label: { zh: '购买记录', en: 'Purchases' }, to: '/sms-buy/list' },
  ],
} as const satisfies Page
