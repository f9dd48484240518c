import type { Page } from '../../../pages/Page'

export const autoReplyIndexPage = {
  route: '/auto-reply/index',
  kind: 'list',
  title: { zh: '自动回复', en: 'Auto-replies' },
  resource: 'autoReply',
  columns: [
    'sort',
    'ruleName',
    'replyType',
    'keywords',
    'replies',
    'replyMode',
    'effectiveTime',
    'hitCount',
    'lastHitAt',
    'status',
  ],
  search: ['ruleName', 'keywords'],
  filters: ['status', 'replyMode'],
  tabs: 'replyType',
  toolbar: [{ label: { zh: '新建规则', en: 'New rule' }, to: '/auto-reply/edit' }, 'export'],
  rowActions: [
    { label: { zh: '编辑', en: 'Edit' }, to: '/auto-reply/edit?id={autoReplyId}' },
    { label: { zh: '复制', en: 'Copy' }, to: '/auto-reply/edit?copyId={autoReplyId}' },
    'enable',
    'disable',
    'delete',
  ],
  bulkActions: ['enable', 'disable', 'delete'],
  sort: 'sort asc',
  notes:
    'The replies column shows the type icons and the first text. The search box has a 测试 button: it tells which enabled rule a typed message would hit.',
} as const satisfies Page
