import type { MenuGroup } from '../../menu/MenuGroup'

export const cardsMenu = [
  {
    name: 'prepaid',
    title: { zh: '储值卡', en: 'Stored-value cards' },
    pages: [
      '/prepaycard/index',
      '/prepay-card-administration-pay',
      '/prepay-card-add/',
      '/prepay-card-add/list',
      '/prepay-card-add/configure',
      '/prepay-card-add/send-record',
      '/prepay-card-add/delay-list',
      '/prepay-card-add/card-import',
      '/prepay-card-add/edit-import',
      '/prepaycard/edit/basic',
    ],
  },
  {
    name: 'statements',
    title: { zh: '储值卡对账', en: 'Card statements' },
    pages: [
      '/prepay-card-add/reconciliation-list',
      '/prepay-card-add/merge-detail',
      '/prepay-card-add/data-analysis-report',
    ],
  },
  {
    name: 'equity',
    title: { zh: '权益卡', en: 'Equity cards' },
    pages: [
      '/equity/',
      '/equity/list',
      '/equity/card-delay',
      '/equity/physical-card-list',
      '/equity/physical-card-delivery',
      '/equity/cardPurchasingStatistics',
      '/equity-gift',
      '/equity-config',
    ],
  },
  {
    name: 'holders',
    title: { zh: '权益卡用户', en: 'Equity holders' },
    pages: ['/equity-user-manage/', '/equity-user-manage/list', '/equity-check-reimburse'],
  },
  {
    name: 'ecards',
    title: { zh: '电子卡与名片', en: 'E-cards' },
    pages: ['/ecard/config', '/ecard/checkReimburse', '/businessCard'],
  },
] as const satisfies readonly MenuGroup[]
