import type { Field } from '@ebkit/rules/fields'
import { productTypes } from '../productTypes'
/** Name, presentation and category. */
export const aboutFields: readonly Field[] = [
  {
    name: 'ticketProductId',
    label: { zh: '商品编号', en: 'Product no.' },
    type: 'string',
    readOnly: true,
  },
  {
    name: 'productName',
    label: { zh: '商品名称', en: 'Product name' },
    type: 'string',
    required: true,
    minLength: 2,
    maxLength: 60,
  },
  {
    name: 'posterTitle',
    label: { zh: '海报标题', en: 'Poster title' },
    type: 'string',
    maxLength: 30,
    help: {
      zh: '用于海报与活动页；选商品时也可按它搜索',
      en: 'Used on posters and activity pages; products can also be found by it',
    },
  },
  {
    name: 'ticketCategoryId',
    label: { zh: '商品分类', en: 'Category' },
    type: 'ref',
    ref: 'ticketCategory',
    required: true,
  },
  {
    name: 'productType',
    label: { zh: '商品类型', en: 'Product type' },
    type: 'enum',
    required: true,
    default: 'ticket',
    options: productTypes,
    help: { zh: '保存后不可修改', en: 'Cannot change after saving' },
  },
  {
    name: 'hotelName',
    label: { zh: '所属门店', en: 'Store' },
    type: 'string',
    readOnly: true,
    computed: 'Name of the store of hotelId.',
  },
  {
    name: 'coverImage',
    label: { zh: '主图', en: 'Cover' },
    type: 'image',
    required: true,
    help: { zh: '建议 800×800，10 MB 以内', en: '800×800, up to 10 MB' },
  },
  {
    name: 'images',
    label: { zh: '轮播图', en: 'Gallery' },
    type: 'images',
    max: 9,
  },
  {
    name: 'videoUrl',
    label: { zh: '主图视频', en: 'Video' },
    type: 'video',
  },
  {
    name: 'productLabelList',
    label: { zh: '商品标签', en: 'Labels' },
    type: 'tags',
    max: 3,
    help: { zh: '每个最多 8 字，如 随时退、亲子', en: 'Up to 8 characters each' },
  },
  {
    name: 'isBrandMultiple',
    label: { zh: '多店通用', en: 'Multi-store' },
    type: 'enum',
    default: 0,
    options: [
      { value: 1, label: { zh: '是', en: 'Yes' }, tone: 'success' },
      { value: 0, label: { zh: '否', en: 'No' }, tone: 'neutral' },
    ],
  },
  {
    name: 'applyHotelIds',
    label: { zh: '适用门店', en: 'Stores' },
    type: 'refs',
    ref: 'hotel',
    showIf: 'isBrandMultiple=1',
    required: true,
  },
]
