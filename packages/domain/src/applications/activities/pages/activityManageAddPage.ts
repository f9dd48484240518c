import type { Page } from '../../../pages/Page'
import { activitySections } from '../activitySections'

export const activityManageAddPage = {
  route: '/activity-manage/add',
  kind: 'form',
  title: { zh: '新建促销活动', en: 'New promotion' },
  resource: 'activity',
  modes: ['add', 'copy'],
  param: 'copyId',
  sections: [...activitySections],
  after: '/activity-manage/list',
  uses: [
    'eb-product-picker',
    'eb-category-picker',
    'eb-date-range',
    'eb-number-input',
    'eb-list-editor',
    'eb-image-cropper',
    'eb-rich-text',
  ],
  notes:
    'The product picker opens with tab 19 (W-PICK-17); chosen products fill productRules, with a batch bar 统一折扣 / 统一立减 / 统一库存. Buttons: 存草稿 and 保存并发布.',
} as const satisfies Page
