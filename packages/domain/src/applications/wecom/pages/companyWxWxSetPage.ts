import type { Page } from '../../../pages/Page'

export const companyWxWxSetPage = {
  route: '/company-wx/WxSet',
  kind: 'settings',
  title: { zh: '企业微信设置', en: 'WeCom settings' },
  resource: 'wecomSetting',
  uses: ['eb-wecom-gate', 'eb-switch'],
  actions: ['verify', 'syncNow', 'revoke'],
  notes:
    'Behind the gate, but the overlay for a missing corporation id does not show here (W-GATE-12): this page is where it is filled in. Secrets show “已设置” with a replace button. callbackUrl has a copy button. Saving the corporation id makes the sale-channel record of app type 7 carry it as appId (W-GATE-9).',
  sections: [
    {
      title: { zh: '授权信息', en: 'Authorisation' },
      fields: ['corpName', 'corpId', 'appAgentId', 'appSecret', 'contactSecret'],
    },
    {
      title: { zh: '回调配置', en: 'Callback' },
      fields: ['callbackUrl', 'callbackToken', 'encodingAesKey', 'appletAppId'],
    },
    {
      title: { zh: '数据同步', en: 'Synchronisation' },
      fields: [
        'syncScope',
        'autoSync',
        'bindMode',
        'staffCount',
        'customerCount',
        'lastSyncTime',
        'lastError',
      ],
    },
    {
      title: { zh: '客户联系', en: 'Customer contact' },
      fields: ['defaultWelcome', 'lostNotice', 'deleteNotice'],
    },
    { title: { zh: '侧边栏', en: 'Sidebar' }, fields: ['memberCardInSidebar', 'sidebarItems'] },
  ],
} as const satisfies Page
