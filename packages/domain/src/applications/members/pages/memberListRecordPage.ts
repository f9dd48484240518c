import type { Page } from '../../../pages/Page'

export const memberListRecordPage = {
  route: '/member-list/record',
  kind: 'list',
  title: { zh: '会员变更记录', en: 'Member changes' },
  resource: 'memberChangeLog',
  columns: [
    'occurredAt',
    'memberId',
    'phone',
    'changeType',
    'beforeValue',
    'afterValue',
    'changeValue',
    'trigger',
    'operatorId',
    'orderNo',
    'reason',
  ],
  search: ['phone', 'logNo', 'orderNo'],
  filters: ['memberId', 'changeType', 'trigger', 'operatorId'],
  tabs: 'changeType',
  dateRange: 'occurredAt',
  sort: 'occurredAt desc',
  toolbar: ['export'],
  rowActions: [
    'view',
    { label: { zh: '会员', en: 'Member' }, to: '/memberInteract/detail?memberId={memberId}' },
  ],
  notes:
    'Query memberId presets the filter and shows the member’s name in the title. Read-only. Date range defaults to the last 30 days, one year at most.',
} as const satisfies Page
