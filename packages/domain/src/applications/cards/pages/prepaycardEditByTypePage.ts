import type { Page } from '../../../pages/Page'

export const prepaycardEditByTypePage = {
  route: '/prepaycard/edit/{type}',
  kind: 'settings',
  title: { zh: '储值卡设置', en: 'Stored-value card settings' },
  resource: 'prepayCardSetting',
  param: 'type',
  uses: ['eb-switch', 'eb-rich-text', 'eb-number-input'],
  after: '/prepaycard/index',
  notes:
    '{type} is basic, recharge, consume, refund, notify or agreement and opens that section as a tab; an unknown value opens basic. Leaving with unsaved changes asks first.',
  sections: [
    {
      name: 'basic',
      title: { zh: '基础设置', en: 'Basics' },
      fields: ['displayName', 'entryEnabled', 'filingNo', 'custodyBank', 'autoOpen'],
    },
    {
      name: 'recharge',
      title: { zh: '充值设置', en: 'Recharge' },
      fields: ['rechargeEnabled', 'minRecharge'],
    },
    {
      name: 'consume',
      title: { zh: '消费设置', en: 'Use' },
      fields: [
        'payPasswordRequired',
        'noPasswordLimit',
        'dailyPayLimit',
        'crossStore',
        'crossSettleRate',
        'qrRefreshSeconds',
      ],
    },
    {
      name: 'refund',
      title: { zh: '退款设置', en: 'Refund' },
      fields: ['refundAudit', 'refundDays', 'refundFeeRate'],
    },
    {
      name: 'notify',
      title: { zh: '通知设置', en: 'Notices' },
      fields: ['lowBalance', 'expireRemindDays', 'tradeNotice'],
    },
    { name: 'agreement', title: { zh: '协议', en: 'Agreement' }, fields: ['agreement', 'privacyText'] },
  ],
} as const satisfies Page
