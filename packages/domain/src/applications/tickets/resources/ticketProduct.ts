import type { Resource, State } from '../../../Resource'
import { ticketProductActions } from '../ticketProductActions'
import { ticketProductDeliveryFields } from '../ticketProductDeliveryFields'
import { ticketProductPriceFields } from '../ticketProductPriceFields'
import { ticketProductUseFields } from '../ticketProductUseFields'

const states = [
  { value: 'new', label: { zh: '待审核', en: 'Pending review' }, tone: 'warning' },
  { value: 'published', label: { zh: '已上线', en: 'Online' }, tone: 'success' },
  { value: 'offline', label: { zh: '已下线', en: 'Offline' }, tone: 'neutral' },
  { value: 'share', label: { zh: '已分享', en: 'Shared' }, tone: 'info' },
] as const satisfies readonly State[]

export const ticketProduct = {
  name: 'ticketProduct',
  title: { zh: '票务商品', en: 'Ticket product' },
  service: 'ticket-api',
  scope: 'hotel',
  key: 'ticketProductId',
  display: 'productName',
  unique: [['productName']],
  deletable: [
    {
      while: 'status=new|offline',
      code: 'onSale',
      otherwise: {
        zh: '只能删除待审核或已下线的商品',
        en: 'Only products that are new or offline can be deleted: take it offline first',
      },
    },
  ],
  editable: [
    {
      while: 'hasOrders=false',
      fields: ['productType', 'productSpecType'],
      code: 'ordered',
      otherwise: {
        zh: '已有订单，商品类型和规格类型不能再改',
        en: 'There are orders: the types of product and spec stay',
      },
    },
  ],
  seed: {
    count: 3000,
    story:
      'Scenic and hotel shop in Hangzhou: 西湖双人游船票 ¥98, 亲子乐园周末套票 ¥299 起 (3 specs), 湖景大床房券 ¥688, 自助晚餐双人券 ¥376, 龙井礼盒 ¥168 by mail, a few gifts at 0; 60% published, 20% offline, 12% new, 8% share; a fifth multi-spec, 6 multi-store, 8 with split accounting, 5 valid_card.',
  },
  fields: [
    { name: 'ticketProductId', label: { zh: '商品编号', en: 'Product no.' }, type: 'string', readOnly: true },
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
      options: [
        { value: 'ticket', label: { zh: '门票', en: 'Admission ticket' } },
        { value: 'room', label: { zh: '房券', en: 'Room voucher' } },
        { value: 'meal', label: { zh: '餐券', en: 'Meal voucher' } },
        { value: 'package', label: { zh: '套餐', en: 'Package' } },
        { value: 'goods', label: { zh: '实物商品', en: 'Physical goods' } },
        { value: 'gift', label: { zh: '赠品', en: 'Gift' } },
      ],
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
    { name: 'images', label: { zh: '轮播图', en: 'Gallery' }, type: 'images', max: 9 },
    { name: 'videoUrl', label: { zh: '主图视频', en: 'Video' }, type: 'video' },
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
    ...ticketProductPriceFields,
    ...ticketProductUseFields,
    ...ticketProductDeliveryFields,
    {
      name: 'supplierAccountStatus',
      label: { zh: '分账状态', en: 'Split status' },
      type: 'enum',
      readOnly: true,
      options: [
        { value: 1, label: { zh: '已配置分账', en: 'Configured' }, tone: 'info' },
        { value: 0, label: { zh: '未配置', en: 'Not set' }, tone: 'neutral' },
      ],
      computed: '1 when ifSetSeparate is true and separateList has at least one receiver, else 0.',
    },
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
    { name: 'description', label: { zh: '图文详情', en: 'Description' }, type: 'richtext', required: true },
    { name: 'useNotice', label: { zh: '购买须知', en: 'Notice' }, type: 'richtext', required: true },
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
    { name: 'auditRemark', label: { zh: '驳回原因', en: 'Reject reason' }, type: 'text', readOnly: true },
    {
      name: 'statusName',
      label: { zh: '状态名称', en: 'Status name' },
      type: 'string',
      readOnly: true,
      computed: 'Label of status: 待审核, 已上线, 已下线, 已分享.',
    },
    {
      name: 'status',
      label: { zh: '状态', en: 'Status' },
      type: 'enum',
      readOnly: true,
      default: 'new',
      options: states,
    },
  ],
  states: {
    field: 'status',
    initial: 'new',
    values: states,
    actions: ticketProductActions,
    auto: [
      {
        name: 'saleEnd',
        label: { zh: '售卖结束', en: 'Sale ended' },
        from: ['published', 'share'],
        to: 'offline',
        by: 'time',
        when: 'saleTime has ended.',
      },
    ],
  },
} as const satisfies Resource
