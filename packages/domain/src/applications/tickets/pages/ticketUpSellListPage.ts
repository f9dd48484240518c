import type { Page } from '../../../pages/Page'

export const ticketUpSellListPage = {
  route: '/ticketUpSell/list',
  kind: 'list',
  title: { zh: '升级加购', en: 'Upsell plans' },
  resource: 'ticketUpSell',
  columns: [
    'upSellName',
    'triggerType',
    'showPosition',
    'activityTime',
    'priority',
    'showCount',
    'buyCount',
    'convertRate',
    'upSellAmount',
    'status',
  ],
  search: ['upSellName', 'upSellId'],
  filters: ['triggerType', 'showPosition'],
  tabs: 'status',
  sort: 'priority desc',
  toolbar: [{ label: { zh: '新建方案', en: 'New plan' }, to: '/ticketUpSell/edit' }, 'export'],
  rowActions: [
    { label: { zh: '编辑', en: 'Edit' }, to: '/ticketUpSell/edit?upSellId={upSellId}' },
    { label: { zh: '复制', en: 'Copy' }, to: '/ticketUpSell/edit?copyId={upSellId}' },
    'start',
    'pause',
    'end',
    'delete',
  ],
} as const satisfies Page
