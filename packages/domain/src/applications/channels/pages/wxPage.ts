import type { Page } from '../../../pages/Page'

export const wxPage = {
  route: '/wx',
  kind: 'layout',
  title: { zh: '微信公众号', en: 'WeChat official account' },
  tabs: [
    { label: { zh: '自定义菜单', en: 'Menu' }, to: '/wx/custommenu' },
    { label: { zh: '公众号授权', en: 'Authorisation' }, to: '/wx/authorization' },
    { label: { zh: '使用帮助', en: 'Help' }, to: '/wx/help' },
  ],
} as const satisfies Page
