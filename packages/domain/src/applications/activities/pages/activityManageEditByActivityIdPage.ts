import type { Page } from '../../../pages/Page'

export const activityManageEditByActivityIdPage = {
  route: '/activity-manage/edit/{activityId}',
  kind: 'form',
  title: { zh: '编辑促销活动', en: 'Edit promotion' },
  resource: 'activity',
  modes: ['edit'],
  param: 'activityId',
  sections: [
    {
      title: { zh: '基本信息', en: 'Basics' },
      fields: [
        'activityName',
        'activityType',
        'activityTime',
        'repeatMode',
        'weekdays',
        'dailySlots',
        'preheatHours',
      ],
    },
    {
      title: { zh: '门店与商品', en: 'Stores and products' },
      fields: ['storeScope', 'storeIds', 'products', 'productRules'],
    },
    {
      title: { zh: '优惠规则', en: 'Offer' },
      fields: [
        'scopeType',
        'categoryIds',
        'reduceMode',
        'tiers',
        'everyFull',
        'maxReduce',
        'nth',
        'nthDiscount',
      ],
    },
    {
      title: { zh: '参与限制', en: 'Limits' },
      fields: [
        'audience',
        'gradeIds',
        'tagIds',
        'limitPerMember',
        'stackCoupon',
        'stackMemberPrice',
        'autoCloseMinutes',
      ],
    },
    { title: { zh: '展示', en: 'Display' }, fields: ['banner', 'shareTitle', 'rules'] },
  ],
  after: '/activity-manage/list',
  uses: ['eb-product-picker', 'eb-category-picker', 'eb-list-editor', 'eb-image-cropper', 'eb-rich-text'],
  notes:
    'activityType is read-only. In RUNNING and PAUSED only activityName, end of activityTime (later), activityStock (more), banner, shareTitle and rules can change; in ENDED everything is read-only and copy is offered.',
} as const satisfies Page
