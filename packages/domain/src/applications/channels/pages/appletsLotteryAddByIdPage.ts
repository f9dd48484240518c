import type { Page } from '../../../pages/Page'

export const appletsLotteryAddByIdPage = {
  route: '/applets-lottery/add/{id?}',
  kind: 'form',
  title: { zh: '编辑抽奖', en: 'Edit lottery' },
  resource: 'lottery',
  modes: ['add', 'edit', 'copy'],
  param: 'id',
  after: '/applets-lottery/index',
  uses: [
    'eb-list-editor',
    'eb-image-picker',
    'eb-rich-text',
    'eb-date-range',
    'eb-number-input',
    'eb-product-picker',
  ],
  notes:
    'Without id it adds, with the query copyId it copies (prizes given and counts are not copied). GRID needs exactly 8 prizes, WHEEL 4 to 12 with an even number, SCRATCH and EGG 2 to 12; exactly one THANKS row unless probabilities sum to 100. The sum shows live and in red above 100. Once published only names, images, rules, end time and addStock may change; probabilities only while paused. A simulate button draws 10,000 times and shows the spread and the expected cost.',
  sections: [
    {
      title: { zh: '基本信息', en: 'Basics' },
      fields: ['lotteryName', 'lotteryType', 'validTime', 'hotels'],
    },
    {
      title: { zh: '参与规则', en: 'Who may draw' },
      fields: [
        'joinRule',
        'memberGrades',
        'minPaid',
        'costType',
        'costPoints',
        'dailyTimes',
        'totalTimes',
        'shareExtraTimes',
        'winLimit',
      ],
    },
    { title: { zh: '奖品', en: 'Prizes' }, fields: ['prizes', 'probabilitySum', 'claimDays'] },
    {
      title: { zh: '页面与分享', en: 'Page and share' },
      fields: ['background', 'themeColor', 'rules', 'shareTitle', 'shareImage'],
    },
  ],
} as const satisfies Page
