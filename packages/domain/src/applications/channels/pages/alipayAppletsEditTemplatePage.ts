import type { Page } from '../../../pages/Page'

export const alipayAppletsEditTemplatePage = {
  route: '/alipayApplets/editTemplate',
  kind: 'form',
  title: { zh: '支付宝小程序模板', en: 'Alipay template' },
  resource: 'appletTemplate',
  where: 'platformType=alipay',
  modes: ['edit'],
  after: '/alipayApplets/editTemplate',
  uses: ['eb-list-editor', 'eb-image-picker', 'eb-product-picker', 'eb-qr-code'],
  notes:
    'A phone preview follows every change; home modules are ordered by drag. Save keeps DRAFT; submitVersion makes a trial version with its QR code. Changing baseTemplate warns that home modules are replaced.',
  sections: [
    {
      title: { zh: '风格', en: 'Style' },
      fields: ['templateName', 'baseTemplate', 'themeColor', 'navBarStyle', 'navTitle'],
    },
    { title: { zh: '底部导航', en: 'Tab bar' }, fields: ['tabBar'] },
    { title: { zh: '首页', en: 'Home' }, fields: ['banners', 'noticeText', 'homeModules'] },
    {
      title: { zh: '分享与关注', en: 'Share and follow' },
      fields: ['shareTitle', 'shareImage', 'followLifeAccount'],
    },
  ],
} as const satisfies Page
