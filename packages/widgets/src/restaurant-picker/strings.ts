import { defineStrings } from '@ebkit/core/locale'
import { productStateStrings } from '@ebkit/rules/products'
import { fieldStrings } from '../picker/fieldStrings'
import { reasonStrings } from '../picker/productTexts'

const zh = {
  choose: '选择菜品',
  // Number of dishes, with singular.
  count: '{count} 道菜',
  one: '1 道菜',
  single: '只选一道',
  blockedHint: '灰色菜品已参加其他活动，不能选',
  search: '搜菜品名称',
  // Column headings.
  name: '菜品',
  restaurant: '餐厅',
  price: '售价（元）',
  status: '状态',
  ...fieldStrings.zh,
  otherActivity: reasonStrings.zh.otherActivity,
  NEW: productStateStrings.zh.new,
  PUBLISHED: productStateStrings.zh.published,
  OFFLINE: productStateStrings.zh.offline,
}

const en: typeof zh = {
  choose: 'Choose dishes',
  count: '{count} dishes',
  one: '1 dish',
  single: 'Choose one',
  blockedHint: 'Greyed dishes are in another activity and cannot be chosen',
  search: 'Search by dish name',
  name: 'Dish',
  restaurant: 'Restaurant',
  price: 'Price (CNY)',
  status: 'Status',
  ...fieldStrings.en,
  otherActivity: reasonStrings.en.otherActivity,
  NEW: productStateStrings.en.new,
  PUBLISHED: productStateStrings.en.published,
  OFFLINE: productStateStrings.en.offline,
}

/** Texts of the restaurant picker; those of the surrounding dialog are in the group `picker`. */
export const strings = defineStrings('restaurant-picker', { zh, en })

export type TextKey = keyof typeof zh
export type Text = (key: TextKey, params?: Record<string, unknown>) => string
