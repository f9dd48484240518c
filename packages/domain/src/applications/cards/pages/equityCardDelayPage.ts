import type { Page } from '../../../pages/Page'

export const equityCardDelayPage = {
  route: '/equity/card-delay',
  kind: 'list',
  title: { zh: '权益卡延期', en: 'Equity card extensions' },
  resource: 'equityDelay',
  columns: [
    'delayName',
    'targetType',
    'equityCardId',
    'delayType',
    'delayDays',
    'delayTo',
    'resetEquity',
    'targetCount',
    'successCount',
    'failCount',
    'createdBy',
    'executeTime',
    'status',
  ],
  search: ['delayName', 'delayId'],
  filters: ['targetType', 'equityCardId'],
  tabs: 'status',
  dateRange: 'createdAt',
  sort: 'createdAt desc',
  toolbar: ['create', 'export'],
  rowActions: ['view', 'edit', 'execute', 'retry', 'cancel'],
  uses: ['eb-date-range', 'eb-number-input'],
  notes:
    'Create and edit (DRAFT only) open in a drawer with a preview of the affected holders; query equityUserId opens it with that holder.',
} as const satisfies Page
