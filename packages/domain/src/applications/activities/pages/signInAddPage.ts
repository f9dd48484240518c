import type { Page } from '../../../pages/Page'

export const signInAddPage = {
  route: '/signIn/add',
  kind: 'form',
  title: { zh: '签到设置', en: 'Sign-in settings' },
  resource: 'signIn',
  modes: ['add', 'edit', 'copy'],
  param: 'id',
  sections: [
    { title: { zh: '基本信息', en: 'Basics' }, fields: ['signInName', 'activityTime', 'gradeIds'] },
    {
      title: { zh: '签到规则', en: 'Rules' },
      fields: [
        'cycle',
        'cycleDays',
        'countMode',
        'dailyReward',
        'extraRewards',
        'allowMakeUp',
        'makeUpCost',
        'makeUpTimes',
      ],
    },
    { title: { zh: '提醒', en: 'Reminder' }, fields: ['remind', 'remindTime'] },
    { title: { zh: '页面', en: 'Page' }, fields: ['headImage', 'themeColor', 'advertId', 'rules'] },
  ],
  after: '/signIn/signInList',
  uses: ['eb-list-editor', 'eb-image-cropper', 'eb-rich-text'],
  notes: 'The head image is cropped 750×400. A preview shows the calendar with the rewards of each day.',
} as const satisfies Page
