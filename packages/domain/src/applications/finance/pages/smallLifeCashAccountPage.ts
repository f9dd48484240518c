import type { Page } from '../../../pages/Page'

export const smallLifeCashAccountPage = {
  route: '/SmallLifeCashAccount',
  kind: 'list',
  title: { zh: '小生活资金账户', en: 'Small Life cash account' },
  resource: 'cashFlow',
  where: 'accountType=SMALL_LIFE',
  columns: [
    'occurredAt',
    'flowNo',
    'storeId',
    'flowType',
    'direction',
    'amount',
    'balanceAfter',
    'relatedNo',
    'summary',
  ],
  search: ['flowNo', 'relatedNo'],
  filters: ['storeId', 'flowType', 'direction', 'amount'],
  tabs: 'direction',
  dateRange: 'occurredAt',
  toolbar: [
    { label: { zh: '充值', en: 'Recharge' }, to: '/recharge/smallLifeRecharge' },
    { label: { zh: '提现', en: 'Withdraw' }, to: '/cash-account?accountType=SMALL_LIFE' },
    { label: { zh: '结算账户', en: 'Settlement account' }, to: '/SmallLifeSettlementAccount' },
    'export',
  ],
  rowActions: ['view'],
  sort: 'occurredAt desc',
  notes:
    'Above the table the cards of the SMALL_LIFE cashAccount: balance, available, frozen, in and out this month.',
} as const satisfies Page
