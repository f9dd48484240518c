import type { Page } from '../../../pages/Page'

export const appletsBaseInfoPage = {
  route: '/applets/base-info',
  kind: 'form',
  title: { zh: '小程序基础信息', en: 'Mini-program basics' },
  resource: 'applet',
  where: 'platformType=wechat',
  modes: ['edit'],
  after: '/applets/base-info',
  actions: ['refreshInfo', 'cancelAuth'],
  uses: ['eb-image-picker', 'eb-image-cropper', 'eb-cascader'],
  notes:
    'The one row of the brand with this platform; without one, or with appletStatus 0 or 1, a card asks to register first and leads to /applets/register-auth. Name, logo and introduction go to WeChat for review; remaining changes are shown beside each. A category that needs papers links to /applets/qualification.',
  sections: [
    { title: { zh: '名片', en: 'Card' }, fields: ['appletName', 'logo', 'intro', 'qrCode'] },
    { title: { zh: '类目', en: 'Categories' }, fields: ['categories'] },
    {
      title: { zh: '主体与管理员', en: 'Principal' },
      fields: [
        'principalName',
        'principalType',
        'verifyStatus',
        'appletAppId',
        'originalId',
        'adminName',
        'adminPhone',
      ],
    },
    {
      title: { zh: '客服与分享', en: 'Service and share' },
      fields: ['servicePhone', 'shareTitle', 'shareImage', 'privacyStatus'],
    },
    {
      title: { zh: '运行状态', en: 'State' },
      fields: ['appletStatus', 'registerStatus', 'onlineVersion', 'visitors30d', 'lastSyncAt'],
    },
  ],
} as const satisfies Page
