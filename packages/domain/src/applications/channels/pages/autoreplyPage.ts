import type { Page } from '../../../pages/Page'

export const autoreplyPage = {
  route: '/autoreply',
  kind: 'settings',
  title: { zh: '公众号自动回复', en: 'Official account replies' },
  resource: 'wxReplySetting',
  uses: ['eb-switch', 'eb-list-editor', 'eb-image-picker'],
  notes:
    'A phone at the right shows the conversation as a follower sees it. keywordRuleCount links to /auto-reply/index. Without an authorised account the page leads to /wx/authorization. Order of answers: transfer word, keyword rule, default reply.',
  sections: [
    { title: { zh: '公众号', en: 'Account' }, fields: ['wxAccountId'] },
    {
      title: { zh: '被关注回复', en: 'When followed' },
      fields: ['subscribeEnabled', 'subscribeMessages', 'tagOnSubscribe'],
    },
    {
      title: { zh: '收到消息回复', en: 'Default reply' },
      fields: ['defaultEnabled', 'defaultMessage', 'defaultOncePerHours'],
    },
    { title: { zh: '关键词回复', en: 'Keywords' }, fields: ['keywordEnabled', 'keywordRuleCount'] },
    {
      title: { zh: '人工客服', en: 'Hand over' },
      fields: ['transferEnabled', 'transferKeywords', 'serviceHours', 'offHoursMessage'],
    },
  ],
} as const satisfies Page
