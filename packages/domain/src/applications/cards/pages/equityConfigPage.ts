import type { Page } from '../../../pages/Page'

export const equityConfigPage = {
  route: '/equity-config',
  kind: 'settings',
  title: { zh: '权益卡设置', en: 'Equity card settings' },
  resource: 'equitySetting',
  sections: [
    {
      title: { zh: '展示', en: 'Display' },
      fields: ['displayName', 'entryEnabled', 'bannerImages', 'showOrder', 'servicePhone'],
    },
    {
      title: { zh: '核销', en: 'Verification' },
      fields: ['verifyMode', 'codeRefreshSeconds', 'crossStore', 'dailyVerifyLimit', 'revokeHours'],
    },
    { title: { zh: '叠加规则', en: 'Combination' }, fields: ['stackCoupon', 'stackMemberPrice'] },
    {
      title: { zh: '到期与续费', en: 'Expiry and renewal' },
      fields: ['expireRemindDays', 'renewWindowDays', 'autoRenew'],
    },
    { title: { zh: '通用规则', en: 'Rules' }, fields: ['commonRules'] },
  ],
  uses: ['eb-switch', 'eb-image-picker', 'eb-rich-text', 'eb-number-input'],
} as const satisfies Page
