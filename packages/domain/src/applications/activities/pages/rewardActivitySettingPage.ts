import type { Page } from '../../../pages/Page'

export const rewardActivitySettingPage = {
  route: '/reward-activity/setting',
  kind: 'form',
  title: { zh: '有礼活动设置', en: 'Courtesy activity' },
  resource: 'rewardActivity',
  modes: ['add', 'edit', 'copy'],
  param: 'id',
  sections: [
    {
      title: { zh: '基本信息', en: 'Basics' },
      fields: ['rewardActivityName', 'scene', 'activityTime', 'storeIds'],
    },
    {
      title: { zh: '参与条件', en: 'Conditions' },
      fields: [
        'bizTypes',
        'minScore',
        'minWords',
        'minImages',
        'needAudit',
        'birthdayAhead',
        'limitPerMember',
        'limitPerDay',
      ],
    },
    { title: { zh: '奖励', en: 'Rewards' }, fields: ['rewards', 'totalStock'] },
    { title: { zh: '展示', en: 'Display' }, fields: ['popImage', 'tipText', 'rules'] },
  ],
  after: '/reward-activity/list',
  uses: ['eb-list-editor', 'eb-image-picker'],
} as const satisfies Page
