import type { Page } from '../../../pages/Page'

export const nearbyAppletsPage = {
  route: '/nearby-applets',
  kind: 'layout',
  title: { zh: '附近的小程序', en: 'Nearby mini-programs' },
  tabs: [
    { label: { zh: '地点列表', en: 'Places' }, to: '/nearby-applets/nearby-applets' },
    { label: { zh: '添加地点', en: 'Add a place' }, to: '/nearby-applets/nearby-applets-add' },
  ],
} as const satisfies Page
