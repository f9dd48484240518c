import type { Route } from '../../pages/Route'

export const marketingRoutes = [
  { path: '/ticket-fullsale-activity' },
  { path: '/shortmessage/messadd', auth: true },
  { path: '/shortmessage/messedit/{activityId}', auth: true },
  { path: '/shortmessage/messlist', auth: true },
  { path: '/groupbuy', redirect: '/groupbuy/info' },
  { path: '/groupbuy/info', parent: '/groupbuy' },
  { path: '/groupbuy/manage', parent: '/groupbuy' },
  { path: '/groupbuy/edit', parent: '/groupbuy' },
  { path: '/groupbuy/edit/{id}', parent: '/groupbuy' },
  { path: '/redEnvelope/edit' },
  { path: '/red-envelope/red-envelope', auth: true },
  { path: '/red-envelope/sales-report', auth: true },
  { path: '/red-envelope/envelope-add/{brand_id}', auth: true },
  { path: '/red-envelope/envelope-edit/{id}/{brand_id}', auth: true },
  { path: '/red-envelope/envelope-view/{id}/{brand_id}', auth: true },
  { path: '/red-envelope/activity', auth: true },
  { path: '/red-envelope/receive-overview', auth: true },
  { path: '/red-envelope/receive-detail', auth: true },
  { path: '/red-envelope/writeoff', auth: true },
  { path: '/red-envelope/writeoffdetail', auth: true },
] as const satisfies readonly Route[]
