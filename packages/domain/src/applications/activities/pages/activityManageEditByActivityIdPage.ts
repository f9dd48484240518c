import type { Page } from '../../../pages/Page'
import { activitySections } from '../activitySections'

export const activityManageEditByActivityIdPage = {
  route: '/activity-manage/edit/{activityId}',
  kind: 'form',
  title: { zh: '编辑促销活动', en: 'Edit promotion' },
  resource: 'activity',
  modes: ['edit'],
  param: 'activityId',
  sections: [...activitySections],
  after: '/activity-manage/list',
  uses: ['eb-product-picker', 'eb-category-picker', 'eb-list-editor', 'eb-image-cropper', 'eb-rich-text'],
  notes:
    'activityType is read-only. In RUNNING and PAUSED only activityName, end of activityTime (later), activityStock (more), banner, shareTitle and rules can change; in ENDED everything is read-only and copy is offered.',
} as const satisfies Page
