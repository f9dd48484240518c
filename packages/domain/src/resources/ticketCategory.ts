import type { Resource } from '../Resource'
import { productTypes } from './productTypes'

/** A category of the ticket shop. */
export const ticketCategory: Resource = {
  name: 'ticketCategory',
  title: { zh: '商品分类', en: 'Ticket category' },
  service: 'ticket-api',
  scope: 'hotel',
  key: 'ticketCategoryId',
  display: 'categoryName',
  unique: [['categoryName']],
  seed: {
    count: 12,
    story:
      '景区门票, 游船, 亲子乐园, 温泉, 房券, 自助餐, 下午茶, 酒景套餐, 伴手礼, 年卡, 研学, 赠品; 2 with split accounting.',
  },
  fields: [
    {
      name: 'ticketCategoryId',
      label: { zh: '分类编号', en: 'Category no.' },
      type: 'string',
      readOnly: true,
    },
    {
      name: 'categoryName',
      label: { zh: '分类名称', en: 'Category' },
      type: 'string',
      required: true,
      maxLength: 12,
    },
    {
      name: 'productType',
      label: { zh: '商品类型', en: 'Product type' },
      type: 'enum',
      required: true,
      options: productTypes,
    },
    {
      name: 'icon',
      label: { zh: '图标', en: 'Icon' },
      type: 'image',
      help: { zh: '建议 120×120 PNG', en: '120×120 PNG' },
    },
    {
      name: 'sort',
      label: { zh: '排序', en: 'Sort' },
      type: 'int',
      min: 0,
      max: 999,
      default: 0,
    },
    {
      name: 'showInShop',
      label: { zh: '商城展示', en: 'Shown in the shop' },
      type: 'bool',
      default: true,
    },
    {
      name: 'remark',
      label: { zh: '说明', en: 'Note' },
      type: 'string',
      maxLength: 50,
    },
    {
      name: 'productCount',
      label: { zh: '商品数', en: 'Products' },
      type: 'int',
      readOnly: true,
      computed: 'Number of ticketProduct rows of the category; a category with products cannot be deleted.',
    },
    {
      name: 'supplierAccountStatus',
      label: { zh: '分账状态', en: 'Split status' },
      type: 'enum',
      readOnly: true,
      options: [
        { value: 1, label: { zh: '已配置分账', en: 'Configured' }, tone: 'info' },
        { value: 0, label: { zh: '未配置', en: 'Not set' }, tone: 'neutral' },
      ],
      computed: '1 when any product of the category has split accounting.',
    },
    {
      name: 'activityTypes',
      label: { zh: '参加的活动', en: 'Activities' },
      type: 'tags',
      readOnly: true,
      computed: 'Type numbers of the running activities which hold the whole category.',
    },
  ],
}
