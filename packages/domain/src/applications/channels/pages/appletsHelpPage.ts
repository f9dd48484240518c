import type { Page } from '../../../pages/Page'

export const appletsHelpPage = {
  route: '/applets/help',
  kind: 'help',
  title: { zh: '小程序注册教程', en: 'Registration tutorial' },
  outline: [
    {
      heading: { zh: '注册前准备', en: 'Before you start' },
      tell: 'Business licence (credit code), legal person name and personal WeChat, phone, service categories; fast registration needs no 300 yuan verification fee.',
    },
    {
      heading: { zh: '第一步 授权三项权限', en: 'Step 1: three permissions' },
      tell: 'What quick registration, mini-program management and open-platform account management each allow; where to tick them; pictures of both pages.',
    },
    {
      heading: { zh: '第二步 立即开通', en: 'Step 2: open now' },
      tell: 'Company name, code type, code, legal person and WeChat id exactly as on the licence; the legal person confirms in WeChat within 24 hours.',
    },
    {
      heading: { zh: '第三步 完善信息', en: 'Step 3: complete' },
      tell: 'Name rules and yearly changes, logo, introduction, categories and papers; link to /applets/base-info and /applets/qualification.',
    },
    {
      heading: { zh: '第四步 发布上线', en: 'Step 4: release' },
      tell: 'Advanced settings, privacy notice, trial version, review of 1-7 days, release; link to /applets/release-applet.',
    },
    {
      heading: { zh: '授权失败怎么办', en: 'When it fails' },
      tell: 'The three error messages of the authorisation page, with the remedy for each; company status abnormal, face check failed, code already used.',
    },
    {
      heading: { zh: '常见问题', en: 'Questions' },
      tell: 'Existing mini-program, changing the principal, several brands, payment binding, filing (备案) before the first release.',
    },
  ],
} as const satisfies Page
