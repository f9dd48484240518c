import type { Page } from '../../../pages/Page'

export const questionFeedBackQuestionFeedBackPage = {
  route: '/question-feed-back/question-feed-back',
  kind: 'list',
  title: { zh: '问题反馈', en: 'Question feedback' },
  resource: 'questionFeedback',
  columns: [
    'feedbackNo',
    'title',
    'questionType',
    'module',
    'urgency',
    'contactName',
    'handler',
    'createdAt',
    'expectedAt',
    'urgeCount',
    'score',
    'status',
  ],
  search: ['feedbackNo', 'title', 'relatedNo'],
  filters: ['questionType', 'module', 'urgency'],
  tabs: 'status',
  toolbar: [
    { label: { zh: '提交反馈', en: 'Submit' }, to: '/question-feed-back/question-feed-back-add' },
    'export',
  ],
  rowActions: [
    {
      label: { zh: '详情', en: 'Details' },
      to: '/question-feed-back/question-feed-back-detail?id={feedbackId}',
    },
    'urge',
    'closeRate',
    'withdraw',
  ],
  dateRange: 'createdAt',
  marks: [{ field: 'title', when: 'status=REPLIED&isSeen=false', tone: 'strong', signs: ['dot'] }],
  sort: 'createdAt desc',
  notes: 'REPLIED rows unseen by the user carry a dot. A banner asks to rate replies older than 3 days.',
} as const satisfies Page
