import { defineStrings } from '@ebkit/core/locale'

const zh = {
  choose: '选择商品',
  chosen: '已选 {count}',
  // A number of products; one of them.
  count: '{count} 件',
  one: '1 件',
  single: '只选一件',
  maximum: '最多选 {count}',
  blockedHint: '灰色商品不能选，原因写在行尾',
  search: '搜商品名称',
  searchPoster: '搜海报标题',
  // Tabs: the list call's strategy.
  tab: '票务商品',
  tab13: '海报商品',
  tab19: '单品活动',
  tab24: '海报活动',
  tab29: '实物商品',
  tab30: '有效期卡与房券',
  // Heads of columns.
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
  ticket: '门票',
  room: '房券',
  meal: '餐券',
  package: '套餐',
  goods: '实物商品',
  gift: '赠品',
  new: '待审核',
  published: '已上线',
  offline: '已下线',
  share: '已分享',
  singleSpec: '单规格',
  multipleSpecs: '多规格',
  multipleStores: '多店通用',
  limitTime: '每日限时',
  limitSell: '每日限量',
  code: '电子券码',
  mail: '快递邮寄',
  all: '券码或邮寄',
  valid_card: '有效期卡',
  // Why a row cannot be chosen.
  splitAccounting: '已配置分账',
  otherActivity: '已参加其他活动',
  multiSpec: '多规格产品不支持',
  multiStore: '多店通用不支持',
  dailyTime: '不支持每日限时',
  dailyQuantity: '不支持每日限量',
  // {count}: chosen rows that are gone or cannot be chosen any more.
  problem: '{count}已不能选，移除后再提交',
  // Mistakes of the page.
  unknownTab: '没有这个页签：{name}',
  unknownColumn: '没有这一列：{name}',
}

/** Texts of the product picker; those of the dialog around it are the group `picker`. Its English comes later: see useEnglish. */
export const strings = defineStrings('product-picker', { zh, en: {} as typeof zh })

export type TextKey = keyof typeof zh
export type Text = (key: TextKey, params?: Record<string, unknown>) => string
