import type { Page } from '../../../pages/Page'

export const hotelMsgPage = {
  route: '/hotel-msg',
  kind: 'layout',
  title: { zh: '柜台管理', en: 'Counters' },
  tabs: [
    { label: { zh: '柜台列表', en: 'Counters' }, to: '/hotel-msg/counter-list' },
    { label: { zh: '编辑柜台', en: 'Edit' }, to: '/hotel-msg/edit-counter' },
  ],
} as const satisfies Page
