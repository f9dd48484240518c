import type { Page } from '../../../pages/Page'

export const noticeSystemDetailByIdPage = {
  route: '/notice/system/detail/{id}',
  kind: 'detail',
  title: { zh: '公告详情', en: 'System notice' },
  resource: 'systemNotice',
  param: 'id',
  actions: ['confirmReceipt', 'print'],
  uses: ['eb-gallery'],
  notes:
    'Opening runs markRead and raises viewCount. Links to the previous and the next notice in time at the bottom. confirmReceipt shows only with needConfirm and without confirmedAt. relatedRoute shows as a button when the user may open that path.',
  sections: [
    {
      title: { zh: '公告', en: 'Notice' },
      fields: ['title', 'noticeType', 'level', 'publisher', 'publishedAt', 'effectiveTime', 'viewCount'],
    },
    { title: { zh: '正文', en: 'Body' }, fields: ['content', 'attachments', 'relatedRoute'] },
    { title: { zh: '阅读状态', en: 'Reading' }, fields: ['isRead', 'readAt', 'needConfirm', 'confirmedAt'] },
  ],
} as const satisfies Page
