import type { Page } from '../../../pages/Page'

export const xhsAppletsPage = {
  route: '/xhsApplets',
  kind: 'layout',
  title: { zh: '小红书小程序', en: 'Xiaohongshu mini-program' },
  tabs: [
    { label: { zh: '基础信息', en: 'Basic information' }, to: '/xhsApplets/baseInfo' },
    { label: { zh: '编辑模板', en: 'Template' }, to: '/xhsApplets/editTemplate' },
    { label: { zh: '商品管理', en: 'Products' }, to: '/xhsApplets/productManage' },
  ],
} as const satisfies Page
