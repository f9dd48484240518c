import type { Page } from '../../../pages/Page'

export const memberInterestListPage = {
  route: '/member-interest/list',
  kind: 'list',
  title: { zh: '会员权益', en: 'Member benefits' },
  resource: 'memberInterest',
  columns: [
    'sortNo',
    'icon',
    'interestName',
    'interestType',
    'summary',
    'gradeIds',
    'quotaPerYear',
    'usedCount',
    'updatedAt',
    'status',
  ],
  search: ['interestName'],
  filters: ['interestType', 'gradeIds', 'status'],
  sort: 'sortNo asc',
  toolbar: [{ label: { zh: '新增权益', en: 'Add' }, to: '/member-interest/edit/0' }],
  rowActions: [
    { label: { zh: '编辑', en: 'Edit' }, to: '/member-interest/edit/{memberInterestId}' },
    'enable',
    'disable',
    'delete',
  ],
  notes:
    'A switch between the list and a matrix benefit × grade (ticks, read-only) lets the operator see what each grade holds.',
} as const satisfies Page
