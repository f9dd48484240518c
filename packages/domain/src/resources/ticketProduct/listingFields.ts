import type { Field } from '@ebkit/rules/fields'
/** Sales channels, texts, and the fields that determine its state. */
export const listingFields: readonly Field[] = [
  {
    name: 'saleChannels',
    label: { zh: '售卖渠道', en: 'Channels' },
    type: 'enums',
    required: true,
    default: ['wechat', 'h5'],
    options: [
      { value: 'wechat', label: { zh: '微信小程序', en: 'WeChat mini-program' } },
      { value: 'h5', label: { zh: '微商城 H5', en: 'H5 shop' } },
      { value: 'alipay', label: { zh: '支付宝小程序', en: 'Alipay mini-program' } },
      { value: 'tiktok', label: { zh: '抖音', en: 'Douyin' } },
      { value: 'xhs', label: { zh: '小红书', en: 'Xiaohongshu' } },
      { value: 'fliggy', label: { zh: '飞猪', en: 'Fliggy' } },
      { value: 'offline', label: { zh: '线下窗口', en: 'Counter' } },
    ],
  },
  {
    name: 'rpNames',
    label: { zh: '房价方案', en: 'Rate plans' },
    type: 'tags',
    readOnly: true,
    computed:
      'Names of the rate plans linked by the direct room link; empty unless productStatusVmo.zhiLianRoom is 1.',
  },
  {
    name: 'categoryName',
    label: { zh: '储值卡类目', en: 'Stored-value card category' },
    type: 'string',
    readOnly: true,
    computed: 'Name of the stored-value card category when the picker row stands for a card; else empty.',
  },
  {
    name: 'activityTypes',
    label: { zh: '参加的活动', en: 'Activities' },
    type: 'tags',
    readOnly: true,
    computed:
      'Type numbers of the running activities which hold this product; 23, 24, 25 and 32 exclude it from other activities.',
  },
  {
    name: 'description',
    label: { zh: '图文详情', en: 'Description' },
    type: 'richtext',
    required: true,
  },
  {
    name: 'useNotice',
    label: { zh: '购买须知', en: 'Notice' },
    type: 'richtext',
    required: true,
  },
  {
    name: 'sort',
    label: { zh: '排序', en: 'Sort' },
    type: 'int',
    min: 0,
    max: 9999,
    default: 0,
    help: { zh: '越大越靠前', en: 'Higher comes first' },
  },
  {
    name: 'auditStatus',
    label: { zh: '审核状态', en: 'Audit' },
    type: 'enum',
    readOnly: true,
    default: 2,
    options: [
      { value: 1, label: { zh: '草稿', en: 'Draft' }, tone: 'neutral' },
      { value: 2, label: { zh: '审核中', en: 'In review' }, tone: 'warning' },
      { value: 3, label: { zh: '已驳回', en: 'Rejected' }, tone: 'danger' },
      { value: 4, label: { zh: '已通过', en: 'Approved' }, tone: 'success' },
    ],
  },
  {
    name: 'auditRemark',
    label: { zh: '驳回原因', en: 'Reject reason' },
    type: 'text',
    readOnly: true,
  },
  {
    name: 'statusName',
    label: { zh: '状态名称', en: 'Status name' },
    type: 'string',
    readOnly: true,
    computed: 'Label of status.',
  },
]
