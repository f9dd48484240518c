import type { Page } from '../../../pages/Page'

export const miniStorePage = {
  route: '/miniStore',
  kind: 'layout',
  title: { zh: '微信小店', en: 'WeChat mini-store' },
  tabs: [
    { label: { zh: '商品管理', en: 'Products' }, to: '/miniStore/productManage' },
    { label: { zh: '资质管理', en: 'Qualifications' }, to: '/miniStore/qualification' },
  ],
} as const satisfies Page
