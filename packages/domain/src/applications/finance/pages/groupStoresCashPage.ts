import type { Page } from '../../../pages/Page'

export const groupStoresCashPage = {
  route: '/groupStoresCash',
  kind: 'list',
  title: { zh: '集团门店资金', en: 'Cash of all stores' },
  resource: 'cashAccount',
  columns: [
    'storeId',
    'accountType',
    'balance',
    'availableAmount',
    'frozenAmount',
    'unsettledAmount',
    'monthIn',
    'monthOut',
    'withdrawMode',
    'bankTail',
    'lastFlowAt',
    'status',
  ],
  search: ['accountName'],
  filters: ['storeId', 'withdrawMode', 'status', 'balance'],
  tabs: 'accountType',
  toolbar: [{ label: { zh: '品牌提现', en: 'Withdrawals' }, to: '/brandCashWithdrawal/index' }, 'export'],
  rowActions: [
    'view',
    'freeze',
    'unfreeze',
    { label: { zh: '提现', en: 'Withdraw' }, to: '/brandCashWithdrawal/index?cashAccountId={cashAccountId}' },
  ],
  sort: 'balance desc',
  notes:
    'For brand operators. Head: totals of balance, available, frozen and not settled over the filter. view lists the cashFlow of the account.',
} as const satisfies Page
