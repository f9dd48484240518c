import type { Page } from '../../../pages/Page'

export const advertManageAddPage = {
  route: '/advert-manage/add',
  kind: 'form',
  title: { zh: '编辑广告', en: 'Edit advert' },
  resource: 'advert',
  modes: ['add', 'edit', 'copy'],
  param: 'id',
  after: '/advert-manage/list',
  uses: ['eb-image-picker', 'eb-image-cropper', 'eb-product-picker', 'eb-date-range'],
  notes:
    'id edits, copyId copies, neither adds. The cropper ratio follows the position (splash 0.56, pop-up 3:4, banner 16:9). A phone preview shows the position. An estimate tells the members that the audience reaches.',
  sections: [
    {
      title: { zh: '素材', en: 'Material' },
      fields: ['advertName', 'position', 'channels', 'materialType', 'image', 'video'],
    },
    {
      title: { zh: '跳转', en: 'Link' },
      fields: ['linkType', 'products', 'customPageId', 'activityId', 'couponId', 'wxaPath', 'url'],
    },
    {
      title: { zh: '投放', en: 'Delivery' },
      fields: [
        'hotels',
        'validTime',
        'weekdays',
        'dayTime',
        'audience',
        'memberGrades',
        'customerTags',
        'frequency',
        'showSeconds',
        'sort',
      ],
    },
  ],
} as const satisfies Page
