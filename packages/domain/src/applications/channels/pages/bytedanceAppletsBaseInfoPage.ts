import type { Page } from '../../../pages/Page'

export const bytedanceAppletsBaseInfoPage = {
  route: '/bytedanceApplets/base-info',
  kind: 'form',
  title: { zh: '抖音小程序基础信息', en: 'Douyin basics' },
  resource: 'applet',
  where: 'platformType=bytedance',
  modes: ['edit'],
  after: '/bytedanceApplets/base-info',
  actions: ['refreshInfo', 'cancelAuth'],
  uses: ['eb-image-picker', 'eb-image-cropper', 'eb-cascader', 'eb-applet-authorization'],
  notes:
    'The one row of the brand with this platform; without one, or with appletStatus 0 or 1, a card asks to register first and leads to the authorisation step on this page (eb-applet-authorization with platformType bytedance). Categories follow the Douyin tree (life service needs the store licence).',
  sections: [
    { title: { zh: '名片', en: 'Card' }, fields: ['appletName', 'logo', 'intro', 'qrCode'] },
    { title: { zh: '服务类目', en: 'Categories' }, fields: ['categories'] },
    {
      title: { zh: '主体', en: 'Principal' },
      fields: ['principalName', 'principalType', 'verifyStatus', 'appletAppId', 'adminName', 'adminPhone'],
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
