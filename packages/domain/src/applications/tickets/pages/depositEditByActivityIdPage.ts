import type { Page } from '../../../pages/Page'

export const depositEditByActivityIdPage = {
  route: '/deposit/edit/{activityId?}',
  kind: 'form',
  title: { zh: '定金活动设置', en: 'Deposit activity' },
  resource: 'depositActivity',
  modes: ['add', 'edit'],
  param: 'activityId',
  after: '/deposit/activity',
  uses: ['eb-product-picker', 'eb-date-range', 'eb-rich-text', 'eb-image-picker'],
  notes:
    'The product picker refuses products with split accounting or in another activity (W-PICK-18, W-PICK-19). A line under the amounts reads 付 {deposit} 抵 {expand}，膨胀 {rate} 倍. While RUNNING only inventory upwards, rules, share texts and the end of the balance period may change.',
  sections: [
    {
      title: { zh: '活动信息', en: 'Activity' },
      fields: ['activityName', 'bannerImage', 'products', 'inventory', 'memberLimit'],
    },
    {
      title: { zh: '定金与尾款', en: 'Deposit and balance' },
      fields: [
        'depositAmount',
        'expandAmount',
        'depositTime',
        'balanceTime',
        'refundRule',
        'remindHours',
        'stackCoupon',
      ],
    },
    { title: { zh: '分享与规则', en: 'Sharing and rules' }, fields: ['shareTitle', 'shareImage', 'rules'] },
  ],
} as const satisfies Page
