import type { Page } from '../../../pages/Page'

export const redEnvelopeEditPage = {
  route: '/redEnvelope/edit',
  kind: 'settings',
  title: { zh: '红包设置', en: 'Red-envelope settings' },
  resource: 'redEnvelopeSetting',
  uses: ['eb-switch', 'eb-number-input', 'eb-rich-text'],
  notes:
    "A different route from /red-envelope/… (R-081): the settings of the brand. 测试付款 sends 0.30 yuan to the operator's own bound WeChat account and shows the answer. Turning enabled off asks for a confirmation and pauses all running envelopes and activities.",
  sections: [
    { title: { zh: '基础', en: 'Basics' }, fields: ['enabled', 'sendName'] },
    {
      title: { zh: '现金账户', en: 'Cash account' },
      fields: ['payoutMchId', 'payoutScene', 'payoutBalance', 'balanceWarn', 'warnPhones', 'dailyBudget'],
    },
    {
      title: { zh: '领取与使用', en: 'Receiving and use' },
      fields: ['memberDailyCount', 'onePerOrder', 'refundReturn', 'remindText'],
    },
    { title: { zh: '风控', en: 'Risk' }, fields: ['riskControl', 'blackPhones'] },
    { title: { zh: '规则', en: 'Rules' }, fields: ['commonRules'] },
  ],
} as const satisfies Page
