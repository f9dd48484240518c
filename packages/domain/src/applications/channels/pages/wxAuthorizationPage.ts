import type { Page } from '../../../pages/Page'

export const wxAuthorizationPage = {
  route: '/wx/authorization',
  kind: 'detail',
  title: { zh: '公众号授权', en: 'Official account authorisation' },
  resource: 'wxAccount',
  param: 'id',
  actions: ['authorize', 'refreshInfo', 'cancelAuth'],
  related: [
    {
      resource: 'wxAccount',
      via: 'brandId',
      title: { zh: '全部公众号', en: 'All accounts' },
      columns: ['nickName', 'appId', 'serviceType', 'fansCount', 'authorizedAt', 'authStatus'],
    },
  ],
  timeline: true,
  notes:
    'Without an id the first account of the brand; without any a large button 授权公众号 and a link to /wx/help. authorize opens a new tab and polls every 3 seconds for up to 10 minutes. Each permission shows an authorised or unauthorised mark and the functions that need it.',
  sections: [
    {
      title: { zh: '公众号', en: 'Account' },
      fields: [
        'nickName',
        'headImg',
        'qrCode',
        'appId',
        'originalId',
        'alias',
        'principalName',
        'serviceType',
        'verifyType',
        'verifyExpireAt',
      ],
    },
    { title: { zh: '权限', en: 'Permissions' }, fields: ['permissions', 'missingPermissions'] },
    {
      title: { zh: '使用情况', en: 'Use' },
      fields: ['fansCount', 'payBound', 'linkedApplets', 'authorizedAt', 'authorizedBy'],
    },
  ],
} as const satisfies Page
