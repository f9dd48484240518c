import { defineStrings } from '@ebkit/core/locale'
import { fieldStrings } from '../picker/fieldStrings'
import { activityTabStrings, limitStrings, productTypeStrings, reasonStrings } from '../picker/productTexts'

const zh = {
  choose: '选择分类',
  // Number of categories, with singular.
  count: '{count} 个分类',
  one: '1 个分类',
  single: '只选一个',
  blockedHint: '灰色分类不能选，原因写在行尾',
  search: '搜分类名称',
  // Column headings.
  name: '分类',
  type: '商品类型',
  products: '商品数',
  spec: '规格',
  limits: '限制',
  split: '分账',
  activities: '活动类型',
  ...fieldStrings.zh,
  ...reasonStrings.zh,
  ...activityTabStrings.zh,
  ...productTypeStrings.zh,
  ...limitStrings.zh,
  // Of all products of the category.
  multipleSpecs: '均为多规格',
  singleSpec: '有单规格',
  isSplit: '已配置',
  isNotSplit: '未配置',
}

const en: typeof zh = {
  choose: 'Choose categories',
  count: '{count} categories',
  one: '1 category',
  single: 'Choose one',
  blockedHint: 'Greyed categories cannot be chosen; the row says why',
  search: 'Search by category name',
  name: 'Category',
  type: 'Product type',
  products: 'Products',
  spec: 'Specs',
  limits: 'Limits',
  split: 'Split accounting',
  activities: 'Activity types',
  ...fieldStrings.en,
  ...reasonStrings.en,
  ...activityTabStrings.en,
  ...productTypeStrings.en,
  ...limitStrings.en,
  multipleSpecs: 'All multiple',
  singleSpec: 'Some single',
  isSplit: 'Configured',
  isNotSplit: 'Not set',
}

/** Texts of the category picker; those of the surrounding dialog are in the group `picker`. */
export const strings = defineStrings('category-picker', { zh, en })

export type CategoryPickerText = keyof typeof zh
export type Text = (key: CategoryPickerText, params?: Record<string, unknown>) => string
