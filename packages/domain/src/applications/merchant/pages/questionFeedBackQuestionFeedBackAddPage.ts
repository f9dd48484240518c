import type { Page } from '../../../pages/Page'

export const questionFeedBackQuestionFeedBackAddPage = {
  route: '/question-feed-back/question-feed-back-add',
  kind: 'form',
  title: { zh: '提交问题反馈', en: 'Submit feedback' },
  resource: 'questionFeedback',
  modes: ['add'],
  after: '/question-feed-back/question-feed-back',
  uses: ['eb-uploader', 'eb-image-picker'],
  notes:
    'Contact fields are prefilled from the logged-in employee. While the title is typed, up to five closed questions of this store with similar titles are offered with their answer. Screenshots may be pasted. BLOCK urgency shows the hotline beside the save button. Text survives an accidental leave: a draft is kept in the browser and offered again.',
  sections: [
    {
      title: { zh: '问题', en: 'Question' },
      fields: ['questionType', 'module', 'title', 'description', 'relatedNo', 'pageUrl', 'urgency'],
    },
    { title: { zh: '附件', en: 'Attachments' }, fields: ['images', 'video'] },
    { title: { zh: '联系方式', en: 'Contact' }, fields: ['contactName', 'contactPhone', 'contactEmail'] },
  ],
} as const satisfies Page
