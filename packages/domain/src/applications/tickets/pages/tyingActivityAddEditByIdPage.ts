import type { Page } from '../../../pages/Page'

export const tyingActivityAddEditByIdPage = {
  route: '/tying-activity/addEdit/{id}',
  kind: 'form',
  title: { zh: '搭售活动设置', en: 'Tying activity' },
  resource: 'tyingActivity',
  modes: ['add', 'edit'],
  param: 'id',
  sections: [
    {
      title: { zh: '活动信息', en: 'Activity' },
      fields: ['tyingName', 'tyingMode', 'activityTime', 'saleChannels', 'showPosition', 'recommendText'],
    },
    {
      title: { zh: '商品', en: 'Products' },
      fields: ['mainProducts', 'tyingItems', 'quota', 'refundTogether'],
    },
  ],
  after: '/tying-activity/list',
  uses: ['eb-product-picker', 'eb-list-editor', 'eb-date-range'],
  notes:
    '{id} is 0 or add for a new activity. A tied product must not be among the main products; a paid product cannot be preselected; a bundle asks for exactly one price per item and shows the bundle total against the single prices.',
} as const satisfies Page
