import type { Page } from '../../../pages/Page'

export const questionFeedBackQuestionFeedBackDetailPage = {
  route: '/question-feed-back/question-feed-back-detail',
  kind: 'detail',
  title: { zh: '反馈详情', en: 'Feedback details' },
  resource: 'questionFeedback',
  param: 'id',
  actions: ['append', 'urge', 'closeRate', 'withdraw'],
  timeline: true,
  uses: ['eb-gallery'],
  notes:
    'replies show as a conversation, own texts at the right. A step bar: submitted, accepted, replied, closed, with their times.',
  sections: [
    {
      title: { zh: '反馈内容', en: 'Question' },
      fields: [
        'feedbackNo',
        'questionType',
        'module',
        'urgency',
        'title',
        'description',
        'relatedNo',
        'pageUrl',
        'images',
        'video',
        'clientInfo',
      ],
    },
    {
      title: { zh: '处理进度', en: 'Progress' },
      fields: ['status', 'handler', 'acceptedAt', 'expectedAt', 'urgeCount', 'replies'],
    },
    {
      title: { zh: '联系与评价', en: 'Contact and rating' },
      fields: ['contactName', 'contactPhone', 'contactEmail', 'score', 'scoreComment', 'closedAt'],
    },
  ],
} as const satisfies Page
