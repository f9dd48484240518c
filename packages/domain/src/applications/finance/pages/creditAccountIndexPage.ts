import type { Page } from '../../../pages/Page'

export const creditAccountIndexPage = {
  route: '/creditAccount/index',
  kind: 'list',
  title: { zh: '授信账户', en: 'Credit accounts' },
  resource: 'creditAccount',
  columns: [
    'accountName',
    'corporateMemberId',
    'storeId',
    'creditLimit',
    'tempLimit',
    'usedAmount',
    'availableAmount',
    'overdueAmount',
    'billDay',
    'dueDays',
    'ownerId',
    'lastRepayAt',
    'status',
  ],
  search: ['accountName'],
  filters: ['corporateMemberId', 'storeId', 'ownerId', 'scopes', 'overdueAmount'],
  tabs: 'status',
  toolbar: ['create', 'export'],
  rowActions: ['view', 'edit', 'repay', 'adjust', 'freeze', 'unfreeze', 'close'],
  sort: 'overdueAmount desc',
  notes:
    'view opens a drawer with the creditFlow rows (filter kind, period; export the monthly statement as XLSX for the client). Forms in a drawer. Use above 80 % is amber, overdue red.',
} as const satisfies Page
