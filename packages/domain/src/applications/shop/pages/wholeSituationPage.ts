import type { Page } from '../../../pages/Page'

export const wholeSituationPage = {
  route: '/whole-situation',
  kind: 'settings',
  title: { zh: '全局设置', en: 'Global settings' },
  resource: 'globalSetting',
  uses: ['eb-list-editor', 'eb-image-picker', 'eb-rich-text', 'eb-switch'],
  notes:
    'Links are chosen from pageLink, customPage or linkEntry. The first tab must be the home page. A change of either agreement asks to confirm that guests must agree again.',
  sections: [
    { title: { zh: '底部导航', en: 'Tab bar' }, fields: ['tabBar', 'tabBarHiddenPages'] },
    {
      title: { zh: '分享与关注', en: 'Share and follow' },
      fields: ['shareTitle', 'shareDesc', 'shareImage', 'followGuide', 'followQr'],
    },
    {
      title: { zh: '版权与协议', en: 'Copyright and agreements' },
      fields: ['copyrightText', 'icpNo', 'supportLogo', 'userAgreement', 'privacyPolicy', 'agreementVersion'],
    },
    {
      title: { zh: '称呼与价格', en: 'Wording and prices' },
      fields: ['memberCall', 'pointsName', 'balanceName', 'currencyShow'],
    },
    {
      title: { zh: '登录与合规', en: 'Login and compliance' },
      fields: ['phoneBind', 'minorMode', 'trackScript'],
    },
  ],
} as const satisfies Page
