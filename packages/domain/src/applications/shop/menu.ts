import type { MenuGroup } from '../../menu/MenuGroup'

export const shopMenu = [
  {
    name: 'design',
    title: { zh: '装修', en: 'Design' },
    pages: [
      '/homepage',
      '/custompage/PageList',
      '/custompage/Edit',
      '/custompage/TemplateList',
      '/custompage/modelLink',
      '/clientStyle',
    ],
  },
  {
    name: 'sites',
    title: { zh: '站点', en: 'Sites' },
    pages: ['/custompage/SiteManagement', '/official/official', '/official/list', '/whole-situation'],
  },
  {
    name: 'posters',
    title: { zh: '海报', en: 'Posters' },
    pages: [
      '/poster/index',
      '/poster/edit',
      '/poster/indexTiktok',
      '/poster/editTiktok',
      '/custompage/posterTest',
    ],
  },
  {
    name: 'offers',
    title: { zh: '广告与优惠券', en: 'Adverts and coupons' },
    pages: ['/advert-manage/list', '/coupon/list', '/coupon/coupon'],
  },
  {
    name: 'stores',
    title: { zh: '门店与柜台', en: 'Stores and counters' },
    pages: ['/brandMangeList', '/admin/channelSelect', '/hotel-msg', '/hotel-msg/counter-list'],
  },
  { name: 'files', title: { zh: '素材', en: 'Files' }, pages: ['/filemanager'] },
] as const satisfies readonly MenuGroup[]
