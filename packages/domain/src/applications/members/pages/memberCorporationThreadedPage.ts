import type { Page } from '../../../pages/Page'

export const memberCorporationThreadedPage = {
  route: '/member-corporation/threaded',
  kind: 'board',
  title: { zh: '企业线索', en: 'Corporate leads' },
  resource: 'corporateLead',
  groupBy: 'status',
  card: [
    'companyName',
    'grade',
    'contactName',
    'demandType',
    'estimatedAmount',
    'ownerEmployeeId',
    'nextFollowTime',
  ],
  folded: ['CONVERTED', 'LOST'],
  search: ['companyName', 'contactPhone', 'leadNo'],
  filters: ['ownerEmployeeId', 'source', 'grade', 'demandType', 'nextFollowTime'],
  dateRange: 'createdAt',
  toolbar: ['create', 'import', 'export'],
  rowActions: ['view', 'edit', 'assign', 'follow', 'convert', 'lose', 'reopen'],
  notes:
    'Each column shows count and summed estimatedAmount; CONVERTED and LOST show the last 30 days. Dropping a card on another column runs the action between the two states and opens its inputs; an illegal drop springs back. nextFollowTime in the past is red. The view drawer shows follows as a timeline.',
  sections: [
    {
      title: { zh: '企业', en: 'Company' },
      fields: ['companyName', 'contactName', 'contactPhone', 'source'],
    },
    {
      title: { zh: '需求', en: 'Demand' },
      fields: ['demandType', 'demand', 'estimatedAmount', 'grade', 'ownerEmployeeId', 'nextFollowTime'],
    },
  ],
} as const satisfies Page
