import type { Page } from '../../../pages/Page'

export const staffIntroduceEditPage = {
  route: '/staff-introduce/edit',
  kind: 'form',
  title: { zh: '编辑推荐方案', en: 'Referral scheme' },
  resource: 'staffIntroduce',
  modes: ['add', 'edit', 'copy'],
  param: 'id',
  after: '/staff-introduce/list',
  uses: ['eb-product-picker', 'eb-image-cropper', 'eb-poster', 'eb-rich-text'],
  notes:
    'A phone preview shows poster and share card. introduceType and reward are locked once introducedCount > 0: copy the scheme to change them.',
  sections: [
    {
      title: { zh: '推荐内容', en: 'What' },
      fields: ['schemeName', 'introduceType', 'products', 'departmentIds', 'validPeriod'],
    },
    {
      title: { zh: '奖励', en: 'Reward' },
      fields: ['rewardType', 'rewardAmount', 'rewardRatio', 'rewardPoints', 'settleTiming', 'dailyLimit'],
    },
    {
      title: { zh: '推广素材', en: 'Material' },
      fields: ['posterImage', 'shareTitle', 'shareImage', 'guide'],
    },
  ],
} as const satisfies Page
