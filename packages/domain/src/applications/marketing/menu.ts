import type { MenuGroup } from '../../menu/MenuGroup'

export const marketingMenu = [
  {
    name: 'promotion',
    title: { zh: '推广', en: 'Promotion' },
    pages: ['/ticket-fullsale-activity', '/shortmessage/messlist'],
  },
  { name: 'groupBuy', title: { zh: '拼团', en: 'Group-buy' }, pages: ['/groupbuy/info', '/groupbuy/manage'] },
  {
    name: 'redEnvelope',
    title: { zh: '红包', en: 'Red envelopes' },
    pages: [
      '/red-envelope/red-envelope',
      '/red-envelope/activity',
      '/red-envelope/receive-detail',
      '/red-envelope/writeoffdetail',
      '/redEnvelope/edit',
    ],
  },
  {
    name: 'figures',
    title: { zh: '红包报表', en: 'Red-envelope figures' },
    pages: ['/red-envelope/receive-overview', '/red-envelope/writeoff', '/red-envelope/sales-report'],
  },
] as const satisfies readonly MenuGroup[]
