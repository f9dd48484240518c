import type { Page } from '../../../pages/Page'
import { promotionSections } from '../promotionSections'

export const ticketPromotionActivityEditByIdPage = {
  route: '/ticket/promotion-activity/edit/{id}',
  kind: 'form',
  title: { zh: '编辑促销活动', en: 'Edit promotion' },
  resource: 'ticketPromotion',
  modes: ['edit'],
  param: 'id',
  after: '/ticket/promotion-activity/list',
  uses: ['eb-product-picker', 'eb-date-range', 'eb-list-editor', 'eb-number-input'],
  notes:
    'While RUNNING only quota upwards, memberLimit, end date and label may change; the other inputs are read-only with the hint 活动进行中不可修改. ENDED opens read-only.',
  sections: [...promotionSections],
} as const satisfies Page
