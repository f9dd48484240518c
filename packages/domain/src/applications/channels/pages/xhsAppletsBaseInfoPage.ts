import type { Page } from '../../../pages/Page'

export const xhsAppletsBaseInfoPage = {
  route: '/xhsApplets/baseInfo',
  kind: 'form',
  title: { zh: '小红书小程序基础信息', en: 'Xiaohongshu basics' },
  resource: 'applet',
  where: 'platformType=xhs',
  modes: ['edit'],
  after: '/xhsApplets/baseInfo',
  actions: ['refreshInfo', 'cancelAuth'],
  uses: ['eb-image-picker', 'eb-image-cropper', 'eb-cascader', 'eb-applet-authorization'],
  notes:
    'The one row of the brand with this platform; without one, or with appletStatus 0 or 1, a card asks to register first and leads to the authorisation step on this page (eb-applet-authorization with platformType xhs). Shows the professional account (专业号) bound to the mini-program; notes can link to products only with one.',
  sections: [
    { title: { zh: '名片', en: 'Card' }, fields: ['appletName', 'logo', 'intro', 'qrCode'] },
    {
      title: { zh: '类目与主体', en: 'Category and principal' },
      fields: [
        'categories',
        'principalName',
        'principalType',
        'verifyStatus',
        'appletAppId',
        'adminName',
        'adminPhone',
      ],
    },
    {
      title: { zh: '客服与分享', en: 'Service and share' },
      fields: ['servicePhone', 'shareTitle', 'shareImage'],
    },
    {
      title: { zh: '状态', en: 'State' },
      fields: ['appletStatus', 'onlineVersion', 'visitors30d', 'lastSyncAt'],
    },
  ],
} as const satisfies Page
