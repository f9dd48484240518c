import type { Page } from '../../../pages/Page'

export const officialOfficialPage = {
  route: '/official/official',
  kind: 'settings',
  title: { zh: '官微设置', en: 'Official site' },
  resource: 'officialConfig',
  uses: ['eb-list-editor', 'eb-image-picker', 'eb-rich-text', 'eb-switch'],
  notes:
    'Four figures lead: visitors, new followers, direct orders and their amount of the last 30 days, with a link to /official-value. Without an authorised account the follow section points to /wx/authorization.',
  sections: [
    {
      title: { zh: '品牌形象', en: 'Brand' },
      fields: ['officialName', 'officialLogo', 'slogan', 'banners', 'story'],
    },
    {
      title: { zh: '关注', en: 'Follow' },
      fields: ['wxAccountId', 'followEnabled', 'followReward', 'followCouponId', 'followPoints'],
    },
    {
      title: { zh: '直订', en: 'Direct booking' },
      fields: ['directPriceBadge', 'bestPricePromise', 'storeListMode', 'memberBenefits'],
    },
    {
      title: { zh: '服务与分享', en: 'Service and share' },
      fields: ['servicePhone', 'shareTitle', 'shareImage'],
    },
  ],
} as const satisfies Page
