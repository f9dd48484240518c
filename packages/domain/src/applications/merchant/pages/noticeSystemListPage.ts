import type { Page } from '../../../pages/Page'

export const noticeSystemListPage = {
  route: '/notice/system/list',
  kind: 'list',
  title: { zh: '系统公告', en: 'System notices' },
  resource: 'systemNotice',
  columns: ['title', 'noticeType', 'level', 'publisher', 'publishedAt', 'needConfirm', 'isRead', 'readAt'],
  search: ['title', 'summary'],
  filters: ['noticeType', 'level', 'isRead', 'needConfirm'],
  tabs: 'noticeType',
  rowActions: [{ label: { zh: '查看', en: 'View' }, to: '/notice/system/detail/{noticeId}' }, 'markRead'],
  bulkActions: ['markRead'],
  dateRange: 'publishedAt',
  marks: [
    { field: 'title', when: 'isTop=true&isRead=false', tone: 'strong', signs: ['pin', 'dot'] },
    { field: 'title', when: 'isRead=false', tone: 'strong', signs: ['dot'] },
    { field: 'title', when: 'isTop=true', tone: 'plain', signs: ['pin'] },
    { field: 'title', when: 'isRead=true', tone: 'plain' },
  ],
  sort: 'isTop desc, publishedAt desc',
  notes:
    'Unread titles are bold with a dot; pinned ones first with a pin. Mark-all-read in the toolbar acts on the rows of the current filter. Only notices whose audience fits the hotel and whose publishedAt has passed.',
} as const satisfies Page
