import type { MenuGroup } from '../../menu/MenuGroup'

export const financeMenu = [
  {
    name: 'collecting',
    title: { zh: '收款', en: 'Payments' },
    pages: ['/payment/direct', '/payment/scene-manage/FRONT_DESK', '/epay', '/vpos-direct-pay/index'],
  },
  {
    name: 'invoices',
    title: { zh: '发票', en: 'Invoices' },
    pages: [
      '/invoice/index',
      '/invoice/bookConfig',
      '/posElectronicInvoice/index',
      '/posElectronicInvoice/manage',
      '/applyInvoice',
      '/applyInvoice/list',
      '/applyInvoice/info',
      '/applyInvoice/apply',
    ],
  },
  {
    name: 'rewards',
    title: { zh: '奖励', en: 'Rewards' },
    pages: [
      '/reward/reward/all',
      '/corpcompany/reward/all',
      '/setRewardSend/index',
      '/receiveAward/index',
      '/ticket-reward-config/index',
      '/reward-factor',
      '/rewardQuery/rewardQuery',
    ],
  },
  {
    name: 'settlement',
    title: { zh: '结算', en: 'Settlement' },
    pages: [
      '/vpos/bill',
      '/equitycard-settle-bill',
      '/prepaycard-settle-bill',
      '/reserved-meals-settle-bill',
      '/entrance-ticket-settle-bill',
      '/bill/sub-account',
    ],
  },
  {
    name: 'accounts',
    title: { zh: '资金', en: 'Accounts' },
    pages: [
      '/cash-account',
      '/groupStoresCash',
      '/creditAccount/index',
      '/brandCashWithdrawal/index',
      '/smallDirectLabor/index',
    ],
  },
  {
    name: 'recharge',
    title: { zh: '充值', en: 'Recharge' },
    pages: ['/recharge/saasRecharge', '/recharge/smallLifeRecharge'],
  },
  {
    name: 'smallLife',
    title: { zh: '小生活', en: 'Small Life' },
    pages: ['/SmallLifeCashAccount', '/SmallLifeSettlementAccount', '/SmallLifeConsume', '/SmallLifeTicket'],
  },
  {
    name: 'reports',
    title: { zh: '报表', en: 'Reports' },
    pages: [
      '/statements/ticket-summary',
      '/direct-payment/direct-payment',
      '/vpos-payment/vpos-payment',
      '/equitycard-consumer-detail',
    ],
  },
] as const satisfies readonly MenuGroup[]
