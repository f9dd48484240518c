import type { MenuGroup } from '../../menu/MenuGroup'

export const ticketsMenu = [
  {
    name: 'products',
    title: { zh: '商品', en: 'Products' },
    pages: ['/ticket/list/all', '/ticket/genericVoucher', '/ticketUpSell/list', '/tempebticketposter'],
  },
  {
    name: 'orders',
    title: { zh: '订单与核销', en: 'Orders' },
    pages: ['/ticket/orderList/detail', '/groupOrder/groupOrderList', '/ticket-verify', '/batch-refund/list'],
  },
  {
    name: 'validCards',
    title: { zh: '有效期卡', en: 'Valid-period cards' },
    pages: [
      '/validcard/list',
      '/validcard/delay/list',
      '/validcard/reservation-manage',
      '/validcard/reservation-inventory',
      '/validcard/performance-data',
      '/ecard/user-manage/index',
    ],
  },
  {
    name: 'promotions',
    title: { zh: '促销', en: 'Promotions' },
    pages: ['/ticket/promotion-activity/list', '/tying-activity/list'],
  },
  {
    name: 'deposits',
    title: { zh: '定金', en: 'Deposits' },
    pages: ['/deposit/activity', '/deposit/order', '/deposit/account'],
  },
  {
    name: 'extensions',
    title: { zh: '延期', en: 'Extensions' },
    pages: ['/ticket/delay/batch-list', '/ticket/delay/single-list'],
  },
  { name: 'systems', title: { zh: '对接', en: 'Ticket systems' }, pages: ['/ticket/binding/list'] },
] as const satisfies readonly MenuGroup[]
