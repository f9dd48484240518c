import type { Page } from '../../../pages/Page'

export const couponCouponPage = {
  route: '/coupon/coupon',
  kind: 'list',
  title: { zh: '创建优惠券', en: 'Coupon styles' },
  resource: 'couponStyle',
  columns: ['previewImage', 'styleName', 'styleCode', 'orderIndex', 'scene', 'ruleHint', 'isHot', 'useCount'],
  search: ['styleName', 'scene'],
  filters: ['styleCode', 'isHot'],
  tabs: 'styleCode',
  toolbar: [{ label: { zh: '优惠券列表', en: 'Coupons' }, to: '/coupon/list' }],
  rowActions: [
    { label: { zh: '立即创建', en: 'Create' }, to: '/coupon/add/{styleCode}/{orderIndex}' },
    'view',
  ],
  sort: 'sort asc',
  notes:
    'Cards drawn as the guest sees the coupon, grouped by kind with one line on when to use it; the whole card leads to create. Popular first.',
} as const satisfies Page
