import type { Page } from '../../../pages/Page'

export const memberMemberListByTicketPage = {
  route: '/member/member-list-by-ticket',
  kind: 'list',
  title: { zh: '购券会员', en: 'Members by ticket' },
  resource: 'memberTicketSummary',
  columns: [
    'memberId',
    'phone',
    'memberGradeId',
    'productName',
    'buyCount',
    'usedCount',
    'unusedCount',
    'expiredCount',
    'refundCount',
    'payAmount',
    'lastBuyTime',
    'lastUseTime',
    'expireDate',
    'employeeId',
    'holdStatus',
  ],
  search: ['phone', 'productName'],
  filters: ['ticketProductId', 'memberGradeId', 'employeeId', 'buyCount', 'unusedCount', 'expireDate'],
  tabs: 'holdStatus',
  dateRange: 'lastBuyTime',
  sort: 'lastBuyTime desc',
  toolbar: ['export'],
  rowActions: [
    { label: { zh: '会员详情', en: 'Member' }, to: '/memberInteract/detail?memberId={memberId}' },
    'remind',
  ],
  bulkActions: ['remind', 'export'],
  uses: ['eb-product-picker'],
  notes:
    'The product filter opens the product picker (several products allowed). Above the table: members, tickets bought, unused and paid amount of the filtered rows. Typical job: holders of a package that expires within 7 days, then remind.',
} as const satisfies Page
