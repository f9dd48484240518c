import type { Page } from '../../../pages/Page'

export const vpospointListPage = {
  route: '/vpospoint/list',
  kind: 'list',
  title: { zh: 'POS消费积分', en: 'POS points' },
  resource: 'vposPointRule',
  columns: [
    'ruleName',
    'scene',
    'payModes',
    'yuanPerPoint',
    'minAmount',
    'maxPoints',
    'validPeriod',
    'validMonths',
    'issuedCount',
    'issuedPoints',
    'status',
  ],
  search: ['ruleName'],
  filters: ['scene', 'payModes', 'status'],
  tabs: 'status',
  dateRange: 'validPeriod',
  sort: 'updatedAt desc',
  toolbar: [{ label: { zh: '新增规则', en: 'Add' }, to: '/vpospoint/edit' }],
  rowActions: [
    { label: { zh: '编辑', en: 'Edit' }, to: '/vpospoint/edit/{vposPointRuleId}' },
    'publish',
    'offline',
    'copy',
    'delete',
    { label: { zh: '积分流水', en: 'Records' }, to: '/point/list?changeType=EARN_POS' },
  ],
  notes:
    'Above the table, per scene, the rule in force now, or 未设置规则 with an add link. A published rule past its period is shown as ended; delete only NEW; a published rule must be taken offline to be edited.',
} as const satisfies Page
