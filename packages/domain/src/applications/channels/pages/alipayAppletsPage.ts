import type { Page } from '../../../pages/Page'

export const alipayAppletsPage = {
  route: '/alipayApplets',
  kind: 'layout',
  title: { zh: '支付宝小程序', en: 'Alipay mini-program' },
  tabs: [
    { label: { zh: '基础信息', en: 'Basic information' }, to: '/alipayApplets/baseInfo' },
    { label: { zh: '编辑模板', en: 'Template' }, to: '/alipayApplets/editTemplate' },
  ],
} as const satisfies Page
