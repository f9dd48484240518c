import type { Page } from '../../../pages/Page'

export const wxHelpPage = {
  route: '/wx/help',
  kind: 'help',
  title: { zh: '公众号接入帮助', en: 'Official account help' },
  outline: [
    {
      heading: { zh: '准备工作', en: 'Before you start' },
      tell: 'A verified service account is needed for menu, template messages and payment; who must be at hand (administrator with the bound WeChat); which papers.',
    },
    {
      heading: { zh: '授权步骤', en: 'Authorise' },
      tell: 'Five steps with pictures from /wx/authorization: scan by the administrator, tick all permissions, return; what a missing permission stops.',
    },
    {
      heading: { zh: '设置菜单', en: 'Set up the menu' },
      tell: 'Limits of three and five, name lengths, content types, publish and the 24 hours until followers see it; link to /wx/custommenu.',
    },
    {
      heading: { zh: '自动回复', en: 'Replies' },
      tell: 'Order of transfer word, keyword, default; limits of three messages; links to /autoreply and /auto-reply/index.',
    },
    {
      heading: { zh: '绑定支付与小程序', en: 'Payment and mini-program' },
      tell: 'How to bind the merchant number and to link the mini-program, up to 10 of the same company.',
    },
    {
      heading: { zh: '常见错误', en: 'Common errors' },
      tell: 'Table of WeChat codes 40001, 40013, 45009, 48001, 61007 with cause and remedy.',
    },
    {
      heading: { zh: '联系支持', en: 'Support' },
      tell: 'Service hours and a link to /question-feed-back/question-feed-back-add with the page filled in.',
    },
  ],
} as const satisfies Page
