import { defineStrings } from '@ebkit/core/locale'
import { productStateStrings } from '@ebkit/rules/products'
import { fieldStrings } from '../picker/fieldStrings'
import { activityTabStrings, limitStrings, productTypeStrings, reasonStrings } from '../picker/productTexts'

const zh = {
  choose: '选择商品',
  // Number of products, with singular.
  count: '{count} 件',
  one: '1 件',
  single: '只选一件',
  blockedHint: '灰色商品不能选，原因写在行尾',
  search: '搜商品名称',
  searchPoster: '搜海报标题',
  // Tabs: the list call's strategy.
  tab: '票务商品',
  tab29: '实物商品',
  tab30: '有效期卡与房券',
  // Column headings.
  name: '商品',
  poster: '海报标题',
  type: '类型',
  store: '门店',
  price: '售价（元）',
  inventory: '库存',
  status: '状态',
  spec: '规格',
  limits: '限制',
  ship: '交付方式',
  labels: '标签',
  card: '卡类型',
  rooms: '房型',
  category: '储值卡类目',
  sold: '销量',
  // The lowest price of several, after the amount.
  from: '{price} 起',
  ...productStateStrings.zh,
  ...fieldStrings.zh,
  ...reasonStrings.zh,
  ...activityTabStrings.zh,
  ...productTypeStrings.zh,
  ...limitStrings.zh,
  singleSpec: '单规格',
  multipleSpecs: '多规格',
  code: '电子券码',
  mail: '快递邮寄',
  all: '券码或邮寄',
  valid_card: '有效期卡',
}

const en: typeof zh = {
  choose: 'Choose products',
  count: '{count} products',
  one: '1 product',
  single: 'Choose one',
  blockedHint: 'Greyed products cannot be chosen; the row says why',
  search: 'Search by product name',
  searchPoster: 'Search by poster title',
  tab: 'Tickets',
  tab29: 'Physical goods',
  tab30: 'Cards and room vouchers',
  name: 'Product',
  poster: 'Poster title',
  type: 'Type',
  store: 'Store',
  price: 'Price (CNY)',
  inventory: 'Inventory',
  status: 'Status',
  spec: 'Specs',
  limits: 'Limits',
  ship: 'Delivery',
  labels: 'Labels',
  card: 'Card type',
  rooms: 'Rooms',
  category: 'Card category',
  sold: 'Sold',
  from: 'from {price}',
  ...productStateStrings.en,
  ...fieldStrings.en,
  ...reasonStrings.en,
  ...activityTabStrings.en,
  ...productTypeStrings.en,
  ...limitStrings.en,
  singleSpec: 'Single',
  multipleSpecs: 'Multiple',
  code: 'E-voucher',
  mail: 'By mail',
  all: 'E-voucher or mail',
  valid_card: 'Valid-period card',
}

/** Texts of the product picker; those of the surrounding dialog are in the group `picker`. */
export const strings = defineStrings('product-picker', { zh, en })

export type TextKey = keyof typeof zh
export type Text = (key: TextKey, params?: Record<string, unknown>) => string
