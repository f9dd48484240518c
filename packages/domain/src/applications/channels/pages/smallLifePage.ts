import type { Page } from '../../../pages/Page'

export const smallLifePage = {
  route: '/smallLife',
  kind: 'layout',
  title: { zh: '小生活', en: 'Small Life' },
  tabs: [
    { label: { zh: '合作概览', en: 'Cooperation' }, to: '/smallLife/smallLife' },
    { label: { zh: '合作协议', en: 'Agreement' }, to: '/smallLife/Protocol' },
    { label: { zh: '商品投放', en: 'Products' }, to: '/smallLife/ticket' },
  ],
} as const satisfies Page
