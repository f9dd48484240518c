import type { Page } from '../../../pages/Page'

export const vpospointEditByIdPage = {
  route: '/vpospoint/edit/{id?}',
  kind: 'form',
  title: { zh: '编辑POS积分规则', en: 'POS points rule' },
  resource: 'vposPointRule',
  modes: ['add', 'edit', 'copy'],
  param: 'id',
  after: '/vpospoint/list',
  uses: ['eb-number-input', 'eb-list-editor', 'eb-date-range'],
  notes: 'An example line recalculates on each change: “金卡会员消费¥368.50 可得 552 积分”.',
  sections: [
    {
      title: { zh: '场景', en: 'Scene' },
      fields: ['ruleName', 'scene', 'payModes', 'identify', 'autoRegister', 'validPeriod'],
    },
    {
      title: { zh: '积分计算', en: 'Calculation' },
      fields: [
        'yuanPerPoint',
        'minAmount',
        'roundMode',
        'gradeMultiples',
        'maxPoints',
        'dailyMaxCount',
        'validMonths',
      ],
    },
  ],
} as const satisfies Page
