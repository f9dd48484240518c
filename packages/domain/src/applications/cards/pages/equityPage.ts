import type { Page } from '../../../pages/Page'

export const equityPage = {
  route: '/equity/',
  kind: 'layout',
  opensFirst: true,
  title: { zh: '权益卡管理', en: 'Equity cards' },
  tabs: [
    { label: { zh: '权益卡列表', en: 'Cards' }, to: '/equity/list' },
    { label: { zh: '实体卡', en: 'Physical cards' }, to: '/equity/physical-card-list' },
    { label: { zh: '实体卡配送', en: 'Deliveries' }, to: '/equity/physical-card-delivery' },
    { label: { zh: '延期管理', en: 'Extensions' }, to: '/equity/card-delay' },
    { label: { zh: '购卡统计', en: 'Sales' }, to: '/equity/cardPurchasingStatistics' },
  ],
  notes: 'Without a child the first tab is shown; forms hide the tab bar.',
} as const satisfies Page
