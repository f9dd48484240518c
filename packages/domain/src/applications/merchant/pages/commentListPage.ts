import type { Page } from '../../../pages/Page'

export const commentListPage = {
  route: '/comment/list',
  kind: 'list',
  title: { zh: '评价管理', en: 'Comments' },
  resource: 'comment',
  columns: [
    'createdAt',
    'businessType',
    'productName',
    'memberName',
    'score',
    'content',
    'images',
    'labels',
    'sourceChannel',
    'replyContent',
    'replyOverdue',
    'featured',
    'status',
  ],
  search: ['content', 'orderNo', 'productName', 'memberPhone'],
  filters: ['businessType', 'score', 'sourceChannel', 'featured', 'replyOverdue'],
  tabs: 'status',
  toolbar: ['export', { label: { zh: '评价设置', en: 'Settings' }, to: '/comment/config' }],
  rowActions: ['view', 'approve', 'reject', 'reply', 'hide', 'show', 'feature', 'unfeature'],
  bulkActions: ['approve', 'reject', 'hide'],
  sort: 'createdAt desc',
  dateRange: 'createdAt',
  uses: ['eb-gallery'],
  notes:
    'Photos open in eb-gallery. The content cell is three lines with sensitive words marked; the reply drawer lists the quick replies of the settings to insert. Above the table: average score, share of 4-5 stars, waiting for approval, overdue replies; each figure sets the filter.',
} as const satisfies Page
