import type { MenuGroup } from '../../menu/MenuGroup'

export const pointsMenu = [
  {
    name: 'products',
    title: { zh: '商品', en: 'Products' },
    pages: ['/points-mall/index', '/category-manage/index'],
  },
  { name: 'exchanges', title: { zh: '兑换', en: 'Exchanges' }, pages: ['/points-exchange-history/index'] },
  { name: 'members', title: { zh: '会员积分', en: 'Points of members' }, pages: ['/points-manage/index'] },
] as const satisfies readonly MenuGroup[]
