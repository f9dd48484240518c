import type { Page } from '../../../pages/Page'

export const xhsAppletsEditTemplatePage = {
  route: '/xhsApplets/editTemplate',
  kind: 'form',
  title: { zh: '小红书小程序模板', en: 'Xiaohongshu template' },
  resource: 'appletTemplate',
  where: 'platformType=xhs',
  modes: ['edit'],
  after: '/xhsApplets/editTemplate',
  uses: ['eb-list-editor', 'eb-image-picker', 'eb-product-picker', 'eb-qr-code'],
  notes:
    'As the Alipay template, with the NOTE module (notes of the professional account); tab bar of 2 to 4 here; link targets outside Xiaohongshu are refused.',
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
