import type { Page } from '../../../pages/Page'

export const smsBuyConfigPage = {
  route: '/sms-buy/config',
  kind: 'settings',
  title: { zh: '短信设置', en: 'SMS settings' },
  resource: 'smsConfig',
  uses: ['eb-switch', 'eb-list-editor', 'eb-image-picker', 'eb-number-input'],
  notes:
    'The account card has a buy button to /sms-buy/list and a line of the messages sent per day in the last 30 days with the days the balance will last. A changed signature stays on the old one until approved. Login codes cannot be switched off.',
  sections: [
    { title: { zh: '账户', en: 'Account' }, fields: ['balance', 'usedThisMonth', 'nearestExpire'] },
    { title: { zh: '签名', en: 'Signature' }, fields: ['signature', 'signatureStatus', 'signatureProof'] },
    {
      title: { zh: '预警与自动购买', en: 'Alert and auto-buy' },
      fields: ['lowBalance', 'alertPhones', 'autoBuy', 'autoBuyPackageId', 'autoBuyMonthlyLimit'],
    },
    { title: { zh: '通知短信', en: 'Notices' }, fields: ['noticeScenes'] },
    {
      title: { zh: '营销短信', en: 'Marketing' },
      fields: ['marketingEnabled', 'unsubscribeText', 'sendHours', 'dailyLimitPerUser'],
    },
  ],
} as const satisfies Page
