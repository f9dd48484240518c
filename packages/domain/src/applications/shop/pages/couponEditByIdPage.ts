import type { Page } from '../../../pages/Page'
import { couponSections } from '../couponSections'

export const couponEditByIdPage = {
  route: '/coupon/edit/{id}',
  kind: 'form',
  title: { zh: '编辑优惠券', en: 'Edit coupon' },
  resource: 'coupon',
  modes: ['edit'],
  param: 'id',
  after: '/coupon/list',
  uses: [
    'eb-product-picker',
    'eb-category-picker',
    'eb-date-range',
    'eb-rich-text',
    'eb-list-editor',
    'eb-number-input',
  ],
  notes:
    'Once received, only name, notice, later end dates, more stock, blackout dates, reminder and a wider scope may change; the others are locked with the reason. A change of the terms holds for coupons received from then on, with a line that says so.',
  sections: [...couponSections],
} as const satisfies Page
