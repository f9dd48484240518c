import type { Page } from '../../../pages/Page'
import { couponSections } from '../couponSections'

export const couponAddByStyleCodeByOrderIndexPage = {
  route: '/coupon/add/{style_code}/{order_index}',
  kind: 'form',
  title: { zh: '新建优惠券', en: 'New coupon' },
  resource: 'coupon',
  modes: ['add'],
  param: 'style_code',
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
    'style_code and order_index of the path preset styleCode and orderIndex, and pick the fields shown; an unknown pair leads back to /coupon/coupon. faceValue must be below threshold unless threshold is 0. A coupon card preview follows; the largest possible cost (totalCount times faceValue or maxDiscount) is shown before saving. Buttons: save, save and publish.',
  sections: [...couponSections],
} as const satisfies Page
