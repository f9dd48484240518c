import type { Page } from '../../../pages/Page'

export const groupStoresCashPage = {
  route: '/groupStoresCash',
  kind: 'list',
  title: { zh: '集团门店资金', en: 'Cash of all stores' },
  resource: 'cashAccount',
  stores: 'all',
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
  figures: [
    {
      name: 'balance',
      label: { zh: '余额', en: 'Balance' },
      agg: 'sum',
      field: 'balance',
    },
    {
      name: 'available',
      label: { zh: '可用', en: 'Available' },
      agg: 'sum',
      field: 'availableAmount',
    },
    {
      name: 'frozen',
      label: { zh: '冻结', en: 'Frozen' },
      agg: 'sum',
      field: 'frozenAmount',
    },
    {
      name: 'unsettled',
      label: { zh: '未结算', en: 'Not settled' },
      agg: 'sum',
      field: 'unsettledAmount',
    },
  ],
  toolbar: [{ label: { zh: '品牌提现', en: 'Withdrawals' }, to: '/brandCashWithdrawal/index' }, 'export'],
  rowActions: [
    'view',
    'freeze',
    'unfreeze',
    { label: { zh: '提现', en: 'Withdraw' }, to: '/brandCashWithdrawal/index?cashAccountId={cashAccountId}' },
  ],
  sort: 'balance desc',
  drawer: {
    sections: [
      {
        title: { zh: '账户', en: 'Account' },
        fields: [
          ...[
            'storeId',
            'accountName',
            'accountType',
            'status',
            'balance',
            'availableAmount',
            'frozenAmount',
          ],
          ...['unsettledAmount', 'monthIn', 'monthOut', 'withdrawMode', 'lastFlowAt'],
        ],
      },
    ],
    related: [
      {
        resource: 'cashFlow',
        via: 'cashAccountId',
        title: { zh: '资金流水', en: 'Cash flow' },
        columns: ['occurredAt', 'flowNo', 'flowType', 'direction', 'amount', 'balanceAfter', 'summary'],
        sort: 'occurredAt desc',
      },
    ],
  },
  notes:
    'For brand operators. Head: totals of balance, available, frozen and not settled over the filter. view lists the cashFlow of the account.',
} as const satisfies Page
