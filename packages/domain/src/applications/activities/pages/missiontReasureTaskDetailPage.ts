import type { Page } from '../../../pages/Page'

export const missiontReasureTaskDetailPage = {
  route: '/missiontReasure/taskDetail',
  kind: 'detail',
  title: { zh: '任务详情', en: 'Mission detail' },
  resource: 'mission',
  param: 'id',
  sections: [
    {
      title: { zh: '任务', en: 'Mission' },
      fields: ['missionName', 'missionType', 'activityTime', 'keyword', 'status', 'qrUrl'],
    },
    {
      title: { zh: '效果', en: 'Results' },
      fields: ['joinCount', 'inviteCount', 'spreadRate', 'finishCount', 'rewardCost'],
    },
    { title: { zh: '奖励', en: 'Rewards' }, fields: ['tiers', 'friendReward'] },
    {
      title: { zh: '文案与限制', en: 'Texts and limits' },
      fields: [
        'posterId',
        'welcomeText',
        'progressText',
        'finishText',
        'unfollowDeduct',
        'areaLimit',
        'regions',
        'sexLimit',
        'dailyMax',
      ],
    },
  ],
  actions: ['edit', 'publish', 'start', 'pause', 'resume', 'end', 'qr', 'export'],
  related: [
    {
      resource: 'missionParticipant',
      via: 'missionId',
      title: { zh: '参与人与排行', en: 'Participants' },
      columns: [
        'nickName',
        'phone',
        'source',
        'inviterId',
        'invitedCount',
        'lostCount',
        'validCount',
        'tierReached',
        'rewardText',
        'joinedAt',
        'finishedAt',
        'status',
      ],
      sort: 'validCount desc',
      rowActions: ['grant', 'block', 'unblock'],
    },
  ],
  timeline: true,
  uses: ['eb-qr-code'],
  notes: 'A row of participants opens its own invited friends (inviterId).',
} as const satisfies Page
