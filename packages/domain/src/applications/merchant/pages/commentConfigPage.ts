import type { Page } from '../../../pages/Page'

export const commentConfigPage = {
  route: '/comment/config',
  kind: 'settings',
  title: { zh: '评价设置', en: 'Comment settings' },
  resource: 'commentConfig',
  uses: ['eb-switch', 'eb-list-editor'],
  notes:
    'With enabled off everything below greys out and keeps its values. minScore may not be above maxScore in a label group, and the groups may not overlap.',
  sections: [
    {
      title: { zh: '评价规则', en: 'Rules' },
      fields: [
        'enabled',
        'businessTypes',
        'commentDays',
        'allowAnonymous',
        'allowImages',
        'maxImages',
        'allowAppend',
        'defaultGoodDays',
        'labelGroups',
      ],
    },
    { title: { zh: '审核', en: 'Approval' }, fields: ['auditMode', 'lowScore', 'sensitiveWords'] },
    { title: { zh: '激励', en: 'Rewards' }, fields: ['rewardPoints', 'rewardCouponId'] },
    {
      title: { zh: '跟进', en: 'Follow-up' },
      fields: ['replyDeadlineHours', 'lowScoreReceivers', 'replyTemplates'],
    },
  ],
} as const satisfies Page
