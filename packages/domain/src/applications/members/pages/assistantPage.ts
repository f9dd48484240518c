import type { Page } from '../../../pages/Page'

export const assistantPage = {
  route: '/assistant',
  kind: 'settings',
  title: { zh: '店员助手', en: 'Staff assistant' },
  resource: 'staffAssistantSetting',
  uses: ['eb-qr-code', 'eb-switch', 'eb-list-editor'],
  notes:
    'entryUrl is shown as a QR code with download and copy link. The modules in force for an employee are those here that the roles also allow.',
  sections: [
    { title: { zh: '开通', en: 'Entry' }, fields: ['enabled', 'entryUrl', 'boundCount', 'bindMode'] },
    {
      title: { zh: '功能', en: 'Functions' },
      fields: ['modules', 'verifyConfirm', 'showMemberPhone', 'rankingVisible', 'welcomeText'],
    },
    { title: { zh: '安全', en: 'Security' }, fields: ['idleMinutes', 'limitLocation', 'locationRadius'] },
    { title: { zh: '消息', en: 'Notices' }, fields: ['notices', 'quietHours'] },
  ],
} as const satisfies Page
