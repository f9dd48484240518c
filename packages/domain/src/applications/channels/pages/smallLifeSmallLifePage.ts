import type { Page } from '../../../pages/Page'

export const smallLifeSmallLifePage = {
  route: '/smallLife/smallLife',
  kind: 'settings',
  title: { zh: '小生活合作', en: 'Small Life cooperation' },
  resource: 'smallLifeShop',
  actions: ['apply', 'pause', 'resume'],
  uses: ['eb-activity-banner', 'eb-image-picker', 'eb-switch'],
  notes:
    'In NOT_APPLIED eb-activity-banner introduces the programme with three steps (sign, fill in, apply); in REJECTED rejectReason stands above the form. In OPEN four figures lead: productCount, soldAmount30d, commission of 30 days, orders to fulfil; links to /smallLife/ticket, /SmallLifeCashAccount and /SmallLifeConsume. A change of settleAccount asks for the login password.',
  sections: [
    {
      title: { zh: '店铺', en: 'Shop' },
      fields: ['shopName', 'shopLogo', 'shopBanner', 'intro', 'businessTypes', 'city'],
    },
    {
      title: { zh: '对接与售后', en: 'Contacts' },
      fields: ['contactName', 'contactPhone', 'refundPhone', 'autoAccept'],
    },
    {
      title: { zh: '佣金与结算', en: 'Commission and settlement' },
      fields: ['defaultCommission', 'settleCycle', 'settleAccount'],
    },
  ],
} as const satisfies Page
