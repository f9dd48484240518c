import type { MenuGroup } from '../../menu/MenuGroup'

export const merchantMenu = [
  {
    name: 'store',
    title: { zh: '门店', en: 'Store' },
    pages: [
      '/shopinfo',
      '/hotel-config',
      '/shop-authorize',
      '/delivery-platform',
      '/merchant/category',
      '/merchant/topConfiguration',
      '/postage-config/list',
    ],
  },
  { name: 'comments', title: { zh: '评价', en: 'Comments' }, pages: ['/comment/list', '/comment/config'] },
  {
    name: 'printing',
    title: { zh: '打印', en: 'Printing' },
    pages: ['/printer-manage/list', '/printer-manage/vpos-setting', '/printer-manage/restaurant-setting'],
  },
  {
    name: 'service',
    title: { zh: '通知与客服', en: 'Notices and service' },
    pages: ['/notice/system/list', '/onlineService', '/question-feed-back/question-feed-back'],
  },
  {
    name: 'tools',
    title: { zh: '工具', en: 'Tools' },
    pages: ['/short-link-tools', '/linkinfo', '/ihg', '/PowerMenuConfig'],
  },
] as const satisfies readonly MenuGroup[]
