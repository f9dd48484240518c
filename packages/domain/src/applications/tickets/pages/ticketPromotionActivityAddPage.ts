import type { Page } from '../../../pages/Page'
import { promotionSections } from '../promotionSections'

export const ticketPromotionActivityAddPage = {
  route: '/ticket/promotion-activity/add',
  kind: 'form',
  title: { zh: '新建促销活动', en: 'New promotion' },
  resource: 'ticketPromotion',
  modes: ['add', 'copy'],
  param: 'copyId',
  after: '/ticket/promotion-activity/list',
  uses: ['eb-product-picker', 'eb-date-range', 'eb-list-editor', 'eb-number-input'],
  notes:
    'The query copyId fills the form from another promotion. Under the picker each product shows its price and the price after the discount; a result below settlePrice shows a warning, a result below 0.01 is refused. Flash sales ask for dailyTime and allow products that the picker does not refuse (tab 19: no multi-spec, no multi-store, no daily limits, W-PICK-17).',
  sections: [...promotionSections],
} as const satisfies Page
