import type { Page } from '../../../pages/Page'

export const memberRegisterPage = {
  route: '/memberRegister',
  kind: 'settings',
  title: { zh: '会员注册设置', en: 'Registration settings' },
  resource: 'memberRegisterSetting',
  uses: ['eb-switch', 'eb-image-picker', 'eb-rich-text', 'eb-qr-code'],
  notes:
    'A phone preview of the registration page at the side and its QR code. Changing agreement or privacy raises their version: members are asked to agree anew at the next visit.',
  sections: [
    {
      title: { zh: '注册方式', en: 'Registration' },
      fields: ['registerMode', 'openAuto', 'mustRegister', 'defaultGradeId', 'fieldIds', 'minAge'],
    },
    { title: { zh: '页面', en: 'Page' }, fields: ['bgImage', 'title', 'subtitle'] },
    {
      title: { zh: '入会礼', en: 'Welcome gift' },
      fields: ['giftEnabled', 'giftPoints', 'giftCouponIds', 'giftLimitNew'],
    },
    {
      title: { zh: '邀请有礼', en: 'Invitation' },
      fields: ['inviteEnabled', 'invitePoints', 'inviteDailyLimit'],
    },
    {
      title: { zh: '协议与隐私', en: 'Terms and privacy' },
      fields: ['agreement', 'privacy', 'birthdayOnce', 'allowCancel'],
    },
  ],
} as const satisfies Page
