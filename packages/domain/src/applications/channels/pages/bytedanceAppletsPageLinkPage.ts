import type { Page } from '../../../pages/Page'

export const bytedanceAppletsPageLinkPage = {
  route: '/bytedanceApplets/page-link',
  kind: 'list',
  title: { zh: '抖音页面链接', en: 'Douyin page links' },
  resource: 'appletPage',
  where: 'platformType=bytedance',
  columns: ['pageName', 'module', 'pagePath', 'params', 'loginNeeded', 'minVersion', 'description'],
  search: ['pageName', 'pagePath', 'description'],
  filters: ['module', 'loginNeeded'],
  tabs: 'module',
  rowActions: ['copyLink', 'makeCode', 'makeUrlLink', 'view'],
  toolbar: ['export'],
  sort: 'sort asc',
  uses: ['eb-qr-code', 'eb-product-picker'],
  notes:
    'Pages with needsRow first open eb-product-picker (single select) and put the chosen ticketProductId into the path. Pages whose minVersion is above the online version are greyed with the version needed. makeUrlLink answers the Douyin schema link.',
} as const satisfies Page
