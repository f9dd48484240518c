import type { Resource } from '../Resource'

/** Something that a store sells by voucher or parcel. */
export const ticketProduct: Resource = {
  name: 'ticketProduct',
  title: {
    zh: '票务商品',
    en: 'Ticket product',
  },
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
        zh: '只能删除待审核或已下架的商品',
        en: 'Only products that are new or offline can be deleted: take it offline first',
      },
    },
  ],
  seed: {
    count: 3000,
    story:
      'Scenic and hotel shop in Hangzhou: 西湖双人游船票 ¥98, 亲子乐园周末套票 ¥299 起 (3 specs), 湖景大床房券 ¥688, 自助晚餐双人券 ¥376, 龙井礼盒 ¥168 by mail, a few gifts at 0; 60% published, 20% offline, 12% new, 8% share; a fifth multi-spec, 6 multi-store, 8 with split accounting, 5 valid_card.',
  },
  fields: [
    {
      name: 'ticketProductId',
      label: {
        zh: '商品编号',
        en: 'Product no.',
      },
      type: 'string',
      readOnly: true,
    },
    {
      name: 'productName',
      label: {
        zh: '商品名称',
        en: 'Product name',
      },
      type: 'string',
      required: true,
      minLength: 2,
      maxLength: 60,
    },
    {
      name: 'posterTitle',
      label: {
        zh: '海报标题',
        en: 'Poster title',
      },
      type: 'string',
      maxLength: 30,
      help: {
        zh: '用于海报与活动页；选品器 13、24 页签按此搜索',
        en: 'Used on posters and activity pages; picker tabs 13 and 24 search by it',
      },
    },
    {
      name: 'ticketCategoryId',
      label: {
        zh: '商品分类',
        en: 'Category',
      },
      type: 'ref',
      ref: 'ticketCategory',
      required: true,
    },
    {
      name: 'productType',
      label: {
        zh: '商品类型',
        en: 'Product type',
      },
      type: 'enum',
      required: true,
      default: 'ticket',
      options: [
        {
          value: 'ticket',
          label: {
            zh: '门票',
            en: 'Admission ticket',
          },
        },
        {
          value: 'room',
          label: {
            zh: '房券',
            en: 'Room voucher',
          },
        },
        {
          value: 'meal',
          label: {
            zh: '餐券',
            en: 'Meal voucher',
          },
        },
        {
          value: 'package',
          label: {
            zh: '套餐',
            en: 'Package',
          },
        },
        {
          value: 'goods',
          label: {
            zh: '实物商品',
            en: 'Physical goods',
          },
        },
        {
          value: 'gift',
          label: {
            zh: '赠品',
            en: 'Gift',
          },
        },
      ],
      help: {
        zh: '保存后不可修改',
        en: 'Cannot change after saving',
      },
    },
    {
      name: 'hotelName',
      label: {
        zh: '所属门店',
        en: 'Store',
      },
      type: 'string',
      readOnly: true,
      computed: 'Name of the store of hotelId.',
    },
    {
      name: 'coverImage',
      label: {
        zh: '主图',
        en: 'Cover',
      },
      type: 'image',
      required: true,
      help: {
        zh: '建议 800×800，10 MB 以内',
        en: '800×800, up to 10 MB',
      },
    },
    {
      name: 'images',
      label: {
        zh: '轮播图',
        en: 'Gallery',
      },
      type: 'images',
      max: 9,
    },
    {
      name: 'videoUrl',
      label: {
        zh: '主图视频',
        en: 'Video',
      },
      type: 'video',
    },
    {
      name: 'productLabelList',
      label: {
        zh: '商品标签',
        en: 'Labels',
      },
      type: 'tags',
      max: 3,
      help: {
        zh: '每个最多 8 字，如 随时退、亲子',
        en: 'Up to 8 characters each',
      },
    },
    {
      name: 'isBrandMultiple',
      label: {
        zh: '多店通用',
        en: 'Multi-store',
      },
      type: 'enum',
      default: 0,
      options: [
        {
          value: 1,
          label: {
            zh: '是',
            en: 'Yes',
          },
          tone: 'success',
        },
        {
          value: 0,
          label: {
            zh: '否',
            en: 'No',
          },
          tone: 'neutral',
        },
      ],
    },
    {
      name: 'applyHotelIds',
      label: {
        zh: '适用门店',
        en: 'Stores',
      },
      type: 'refs',
      ref: 'hotel',
      showIf: 'isBrandMultiple=1',
      required: true,
    },
    {
      name: 'productSpecType',
      label: {
        zh: '规格类型',
        en: 'Spec type',
      },
      type: 'enum',
      required: true,
      default: 0,
      options: [
        {
          value: 0,
          label: {
            zh: '单规格',
            en: 'Single spec',
          },
        },
        {
          value: 1,
          label: {
            zh: '多规格',
            en: 'Multi-spec',
          },
        },
      ],
    },
    {
      name: 'salePrice',
      label: {
        zh: '售价',
        en: 'Sale price',
      },
      type: 'money',
      min: 0,
      max: 9999900,
      showIf: 'productSpecType=0',
      help: {
        zh: '赠品固定为 0',
        en: 'Always 0 for a gift',
      },
      required: true,
    },
    {
      name: 'linePrice',
      label: {
        zh: '划线价',
        en: 'Reference price',
      },
      type: 'money',
      min: 0,
      max: 9999900,
    },
    {
      name: 'settlePrice',
      label: {
        zh: '结算价',
        en: 'Settlement price',
      },
      type: 'money',
      min: 0,
      help: {
        zh: '与供应商结算的成本价，不对客人展示',
        en: 'Cost; never shown to guests',
      },
    },
    {
      name: 'totalInventory',
      label: {
        zh: '库存',
        en: 'Inventory',
      },
      type: 'int',
      min: 0,
      max: 999999,
      showIf: 'productSpecType=0',
      required: true,
    },
    {
      name: 'specs',
      label: {
        zh: '规格明细',
        en: 'Specs',
      },
      type: 'list',
      min: 1,
      max: 20,
      showIf: 'productSpecType=1',
      fields: [
        {
          name: 'specName',
          label: {
            zh: '规格名',
            en: 'Spec',
          },
          type: 'string',
          required: true,
          maxLength: 20,
        },
        {
          name: 'specImage',
          label: {
            zh: '规格图',
            en: 'Image',
          },
          type: 'image',
        },
        {
          name: 'salePrice',
          label: {
            zh: '售价',
            en: 'Price',
          },
          type: 'money',
          required: true,
          min: 1,
        },
        {
          name: 'linePrice',
          label: {
            zh: '划线价',
            en: 'Reference price',
          },
          type: 'money',
        },
        {
          name: 'settlePrice',
          label: {
            zh: '结算价',
            en: 'Settlement price',
          },
          type: 'money',
        },
        {
          name: 'inventory',
          label: {
            zh: '库存',
            en: 'Inventory',
          },
          type: 'int',
          required: true,
          min: 0,
        },
        {
          name: 'sold',
          label: {
            zh: '已售',
            en: 'Sold',
          },
          type: 'int',
          readOnly: true,
          computed: 'Pieces of this spec in paid orders.',
        },
      ],
      required: true,
    },
    {
      name: 'minSalePrice',
      label: {
        zh: '最低价',
        en: 'Lowest price',
      },
      type: 'money',
      readOnly: true,
      computed: 'salePrice, or the lowest salePrice of specs for a multi-spec product (shown with 起).',
    },
    {
      name: 'soldCount',
      label: {
        zh: '实际销量',
        en: 'Sold',
      },
      type: 'int',
      readOnly: true,
      computed: 'Sum of quantity of paid ticketOrder rows less refunded pieces.',
    },
    {
      name: 'initialSales',
      label: {
        zh: '初始销量',
        en: 'Initial sales',
      },
      type: 'int',
      min: 0,
      max: 99999,
      default: 0,
    },
    {
      name: 'saleTime',
      label: {
        zh: '售卖时间',
        en: 'On sale',
      },
      type: 'daterange',
      required: true,
    },
    {
      name: 'validType',
      label: {
        zh: '有效期类型',
        en: 'Validity',
      },
      type: 'enum',
      required: true,
      default: 'range',
      options: [
        {
          value: 'range',
          label: {
            zh: '固定时段',
            en: 'Fixed range',
          },
        },
        {
          value: 'days',
          label: {
            zh: '购买后 N 天',
            en: 'Days after purchase',
          },
        },
        {
          value: 'date',
          label: {
            zh: '按预订日期',
            en: 'Chosen date',
          },
        },
      ],
    },
    {
      name: 'validRange',
      label: {
        zh: '有效期',
        en: 'Valid dates',
      },
      type: 'daterange',
      showIf: 'validType=range',
      required: true,
    },
    {
      name: 'validDays',
      label: {
        zh: '有效天数',
        en: 'Valid days',
      },
      type: 'int',
      min: 1,
      max: 1095,
      unit: {
        zh: '天',
        en: 'days',
      },
      showIf: 'validType=days',
      required: true,
    },
    {
      name: 'effectDelayHours',
      label: {
        zh: '购买后多久可用',
        en: 'Usable after',
      },
      type: 'int',
      min: 0,
      max: 720,
      default: 0,
      unit: {
        zh: '小时',
        en: 'hours',
      },
    },
    {
      name: 'unusableWeekdays',
      label: {
        zh: '不可用星期',
        en: 'Excluded weekdays',
      },
      type: 'weekdays',
    },
    {
      name: 'unusableDates',
      label: {
        zh: '不可用日期',
        en: 'Excluded dates',
      },
      type: 'list',
      max: 20,
      fields: [
        {
          name: 'dates',
          label: {
            zh: '日期',
            en: 'Dates',
          },
          type: 'daterange',
          required: true,
        },
        {
          name: 'reason',
          label: {
            zh: '说明',
            en: 'Note',
          },
          type: 'string',
          maxLength: 20,
        },
      ],
    },
    {
      name: 'productStatusVmo',
      label: {
        zh: '售卖与直连标识',
        en: 'Sale and direct-link flags',
      },
      type: 'group',
      fields: [
        {
          name: 'limitTime',
          label: {
            zh: '每日限时',
            en: 'Daily time limit',
          },
          type: 'enum',
          default: 0,
          options: [
            {
              value: 1,
              label: {
                zh: '是',
                en: 'Yes',
              },
              tone: 'success',
            },
            {
              value: 0,
              label: {
                zh: '否',
                en: 'No',
              },
              tone: 'neutral',
            },
          ],
        },
        {
          name: 'limitSell',
          label: {
            zh: '每日限量',
            en: 'Daily quantity limit',
          },
          type: 'enum',
          default: 0,
          options: [
            {
              value: 1,
              label: {
                zh: '是',
                en: 'Yes',
              },
              tone: 'success',
            },
            {
              value: 0,
              label: {
                zh: '否',
                en: 'No',
              },
              tone: 'neutral',
            },
          ],
        },
        {
          name: 'zhiLianPass',
          label: {
            zh: '直连闸机',
            en: 'Direct gate link',
          },
          type: 'enum',
          default: 0,
          options: [
            {
              value: 1,
              label: {
                zh: '是',
                en: 'Yes',
              },
              tone: 'success',
            },
            {
              value: 0,
              label: {
                zh: '否',
                en: 'No',
              },
              tone: 'neutral',
            },
          ],
        },
        {
          name: 'zhiLianRoom',
          label: {
            zh: '直连房态',
            en: 'Direct room link',
          },
          type: 'enum',
          default: 0,
          options: [
            {
              value: 1,
              label: {
                zh: '是',
                en: 'Yes',
              },
              tone: 'success',
            },
            {
              value: 0,
              label: {
                zh: '否',
                en: 'No',
              },
              tone: 'neutral',
            },
          ],
        },
      ],
    },
    {
      name: 'dailySaleTime',
      label: {
        zh: '每日售卖时段',
        en: 'Daily hours',
      },
      type: 'timerange',
      showIf: 'productStatusVmo.limitTime=1',
      required: true,
    },
    {
      name: 'dailySaleLimit',
      label: {
        zh: '每日限售数量',
        en: 'Daily quota',
      },
      type: 'int',
      min: 1,
      showIf: 'productStatusVmo.limitSell=1',
      required: true,
    },
    {
      name: 'needReserve',
      label: {
        zh: '使用前需预约',
        en: 'Needs a reservation',
      },
      type: 'bool',
      default: false,
    },
    {
      name: 'reserveAheadHours',
      label: {
        zh: '提前预约',
        en: 'Reserve ahead',
      },
      type: 'int',
      min: 0,
      max: 720,
      unit: {
        zh: '小时',
        en: 'hours',
      },
      showIf: 'needReserve=true',
      required: true,
    },
    {
      name: 'realNameType',
      label: {
        zh: '实名要求',
        en: 'Real name',
      },
      type: 'enum',
      default: 'none',
      options: [
        {
          value: 'none',
          label: {
            zh: '不需要',
            en: 'None',
          },
        },
        {
          value: 'order',
          label: {
            zh: '每单一人',
            en: 'One per order',
          },
        },
        {
          value: 'person',
          label: {
            zh: '每张一人',
            en: 'One per ticket',
          },
        },
      ],
    },
    {
      name: 'minPerOrder',
      label: {
        zh: '起购数量',
        en: 'Minimum',
      },
      type: 'int',
      min: 1,
      default: 1,
    },
    {
      name: 'maxPerOrder',
      label: {
        zh: '每单限购',
        en: 'Order limit',
      },
      type: 'int',
      min: 1,
      max: 200,
      default: 10,
    },
    {
      name: 'memberLimit',
      label: {
        zh: '每人限购',
        en: 'Member limit',
      },
      type: 'int',
      min: 0,
      default: 0,
      help: {
        zh: '0 表示不限',
        en: '0 means no limit',
      },
    },
    {
      name: 'shipType',
      label: {
        zh: '交付方式',
        en: 'Delivery',
      },
      type: 'enum',
      required: true,
      default: 'code',
      options: [
        {
          value: 'code',
          label: {
            zh: '电子券码',
            en: 'E-voucher',
          },
        },
        {
          value: 'mail',
          label: {
            zh: '快递邮寄',
            en: 'By mail',
          },
        },
        {
          value: 'all',
          label: {
            zh: '券码或邮寄',
            en: 'Either',
          },
        },
      ],
    },
    {
      name: 'postageTemplateId',
      label: {
        zh: '运费模板',
        en: 'Postage template',
      },
      type: 'ref',
      ref: 'postageTemplate',
      showIf: 'shipType=mail|all',
      required: true,
    },
    {
      name: 'ecardType',
      label: {
        zh: '电子卡类型',
        en: 'E-card type',
      },
      type: 'enum',
      default: 'none',
      options: [
        {
          value: 'none',
          label: {
            zh: '非电子卡',
            en: 'None',
          },
        },
        {
          value: 'valid_card',
          label: {
            zh: '有效期卡',
            en: 'Valid-period card',
          },
        },
      ],
    },
    {
      name: 'refundType',
      label: {
        zh: '退款规则',
        en: 'Refund rule',
      },
      type: 'enum',
      required: true,
      default: 'anytime',
      options: [
        {
          value: 'anytime',
          label: {
            zh: '随时退',
            en: 'Any time',
          },
        },
        {
          value: 'ahead',
          label: {
            zh: '提前退',
            en: 'In advance',
          },
        },
        {
          value: 'none',
          label: {
            zh: '不可退',
            en: 'None',
          },
        },
      ],
    },
    {
      name: 'refundAheadDays',
      label: {
        zh: '提前天数',
        en: 'Days ahead',
      },
      type: 'int',
      min: 1,
      max: 60,
      showIf: 'refundType=ahead',
      required: true,
    },
    {
      name: 'refundFeeRate',
      label: {
        zh: '退款手续费',
        en: 'Refund fee',
      },
      type: 'percent',
      min: 0,
      max: 100,
      default: 0,
    },
    {
      name: 'expiredAutoRefund',
      label: {
        zh: '过期自动退',
        en: 'Refund on expiry',
      },
      type: 'bool',
      default: true,
    },
    {
      name: 'joinMemberPrice',
      label: {
        zh: '参与会员价',
        en: 'Member price',
      },
      type: 'bool',
      default: true,
    },
    {
      name: 'pointsRate',
      label: {
        zh: '返积分比例',
        en: 'Points rate',
      },
      type: 'percent',
      min: 0,
      max: 100,
      default: 0,
    },
    {
      name: 'ifSetSeparate',
      label: {
        zh: '设置分账',
        en: 'Split accounting',
      },
      type: 'bool',
      default: false,
      help: {
        zh: '已分账商品不可参加部分活动',
        en: 'Cannot join some activities',
      },
    },
    {
      name: 'separateList',
      label: {
        zh: '分账方',
        en: 'Receivers',
      },
      type: 'list',
      max: 5,
      showIf: 'ifSetSeparate=true',
      fields: [
        {
          name: 'receiverName',
          label: {
            zh: '分账方名称',
            en: 'Receiver',
          },
          type: 'string',
          required: true,
        },
        {
          name: 'receiverAccount',
          label: {
            zh: '商户号',
            en: 'Merchant no.',
          },
          type: 'string',
          required: true,
          rules: ['alphaNum'],
        },
        {
          name: 'ratio',
          label: {
            zh: '比例',
            en: 'Ratio',
          },
          type: 'percent',
          required: true,
          min: 0.01,
          max: 30,
        },
      ],
      required: true,
    },
    {
      name: 'supplierAccountStatus',
      label: {
        zh: '分账状态',
        en: 'Split status',
      },
      type: 'enum',
      readOnly: true,
      options: [
        {
          value: 1,
          label: {
            zh: '已配置分账',
            en: 'Configured',
          },
          tone: 'info',
        },
        {
          value: 0,
          label: {
            zh: '未配置',
            en: 'Not set',
          },
          tone: 'neutral',
        },
      ],
      computed: '1 when ifSetSeparate is true and separateList has at least one receiver, else 0.',
    },
    {
      name: 'saleChannels',
      label: {
        zh: '售卖渠道',
        en: 'Channels',
      },
      type: 'enums',
      required: true,
      default: ['wechat', 'h5'],
      options: [
        {
          value: 'wechat',
          label: {
            zh: '微信小程序',
            en: 'WeChat mini-program',
          },
        },
        {
          value: 'h5',
          label: {
            zh: '微商城 H5',
            en: 'H5 shop',
          },
        },
        {
          value: 'alipay',
          label: {
            zh: '支付宝小程序',
            en: 'Alipay mini-program',
          },
        },
        {
          value: 'tiktok',
          label: {
            zh: '抖音',
            en: 'Douyin',
          },
        },
        {
          value: 'xhs',
          label: {
            zh: '小红书',
            en: 'Xiaohongshu',
          },
        },
        {
          value: 'fliggy',
          label: {
            zh: '飞猪',
            en: 'Fliggy',
          },
        },
        {
          value: 'offline',
          label: {
            zh: '线下窗口',
            en: 'Counter',
          },
        },
      ],
    },
    {
      name: 'rpNames',
      label: {
        zh: '房价方案',
        en: 'Rate plans',
      },
      type: 'tags',
      readOnly: true,
      computed:
        'Names of the rate plans linked by the direct room link; empty unless productStatusVmo.zhiLianRoom is 1.',
    },
    {
      name: 'categoryName',
      label: {
        zh: '储值卡类目',
        en: 'Stored-value card category',
      },
      type: 'string',
      readOnly: true,
      computed: 'Name of the stored-value card category when the picker row stands for a card; else empty.',
    },
    {
      name: 'activityTypes',
      label: {
        zh: '参加的活动',
        en: 'Activities',
      },
      type: 'tags',
      readOnly: true,
      computed:
        'Type numbers of the running activities which hold this product; 23, 24, 25 and 32 exclude it from other activities.',
    },
    {
      name: 'description',
      label: {
        zh: '图文详情',
        en: 'Description',
      },
      type: 'richtext',
      required: true,
    },
    {
      name: 'useNotice',
      label: {
        zh: '购买须知',
        en: 'Notice',
      },
      type: 'richtext',
      required: true,
    },
    {
      name: 'sort',
      label: {
        zh: '排序',
        en: 'Sort',
      },
      type: 'int',
      min: 0,
      max: 9999,
      default: 0,
      help: {
        zh: '越大越靠前',
        en: 'Higher comes first',
      },
    },
    {
      name: 'auditStatus',
      label: {
        zh: '审核状态',
        en: 'Audit',
      },
      type: 'enum',
      readOnly: true,
      default: 2,
      options: [
        {
          value: 1,
          label: {
            zh: '草稿',
            en: 'Draft',
          },
          tone: 'neutral',
        },
        {
          value: 2,
          label: {
            zh: '审核中',
            en: 'In review',
          },
          tone: 'warning',
        },
        {
          value: 3,
          label: {
            zh: '已驳回',
            en: 'Rejected',
          },
          tone: 'danger',
        },
        {
          value: 4,
          label: {
            zh: '已通过',
            en: 'Approved',
          },
          tone: 'success',
        },
      ],
    },
    {
      name: 'auditRemark',
      label: {
        zh: '驳回原因',
        en: 'Reject reason',
      },
      type: 'text',
      readOnly: true,
    },
    {
      name: 'statusName',
      label: {
        zh: '状态名称',
        en: 'Status name',
      },
      type: 'string',
      readOnly: true,
      computed: 'Label of status: 待审核, 已上架, 已下架, 已共享.',
    },
    {
      name: 'status',
      label: {
        zh: '状态',
        en: 'Status',
      },
      type: 'enum',
      readOnly: true,
      default: 'new',
      options: [
        {
          value: 'new',
          label: {
            zh: '待审核',
            en: 'Pending review',
          },
          tone: 'warning',
        },
        {
          value: 'published',
          label: {
            zh: '已上架',
            en: 'Online',
          },
          tone: 'success',
        },
        {
          value: 'offline',
          label: {
            zh: '已下架',
            en: 'Offline',
          },
          tone: 'neutral',
        },
        {
          value: 'share',
          label: {
            zh: '已共享',
            en: 'Shared',
          },
          tone: 'info',
        },
      ],
    },
  ],
  states: {
    field: 'status',
    initial: 'new',
    values: [
      {
        value: 'new',
        label: {
          zh: '待审核',
          en: 'Pending review',
        },
        tone: 'warning',
      },
      {
        value: 'published',
        label: {
          zh: '已上架',
          en: 'Online',
        },
        tone: 'success',
      },
      {
        value: 'offline',
        label: {
          zh: '已下架',
          en: 'Offline',
        },
        tone: 'neutral',
      },
      {
        value: 'share',
        label: {
          zh: '已共享',
          en: 'Shared',
        },
        tone: 'info',
      },
    ],
    actions: [
      {
        name: 'publish',
        label: {
          zh: '上架',
          en: 'Publish',
        },
        from: ['new', 'offline'],
        to: 'published',
        tone: 'primary',
        confirm: {
          zh: '确认上架？上架后客人可立即购买。',
          en: 'Publish? Guests can buy at once.',
        },
        effect:
          'Sets auditStatus to 4 and refuses when saleTime has ended, the inventory is 0 or a multi-spec product has no spec.',
      },
      {
        name: 'reject',
        label: {
          zh: '驳回',
          en: 'Reject',
        },
        from: ['new'],
        to: 'new',
        tone: 'danger',
        input: [
          {
            name: 'auditRemark',
            label: {
              zh: '驳回原因',
              en: 'Reason',
            },
            type: 'text',
            required: true,
            maxLength: 200,
          },
        ],
        effect:
          'Sets auditStatus to 3 and stores auditRemark; saving the product again sets auditStatus to 2.',
      },
      {
        name: 'offline',
        label: {
          zh: '下架',
          en: 'Take offline',
        },
        from: ['published', 'share'],
        to: 'offline',
        tone: 'danger',
        confirm: {
          zh: '下架后停止售卖，已售出的券码仍可使用。',
          en: 'Sales stop; sold codes stay usable.',
        },
        effect:
          'Removes the product from shop pages and from running promotions; shared copies in other stores go offline too; sold codes stay valid.',
      },
      {
        name: 'share',
        label: {
          zh: '共享到门店',
          en: 'Share to stores',
        },
        from: ['published'],
        to: 'share',
        input: [
          {
            name: 'applyHotelIds',
            label: {
              zh: '共享门店',
              en: 'Stores',
            },
            type: 'refs',
            ref: 'hotel',
            required: true,
          },
        ],
        effect:
          'Adds the stores to applyHotelIds, so that they sell and verify the product from the one shared inventory.',
      },
      {
        name: 'unshare',
        label: {
          zh: '取消共享',
          en: 'Stop sharing',
        },
        from: ['share'],
        to: 'published',
        tone: 'danger',
        confirm: {
          zh: '取消后其他门店停止售卖此商品。',
          en: 'Other stores stop selling it.',
        },
        effect:
          'Clears applyHotelIds except the own store; codes already sold by other stores stay valid there.',
      },
      {
        name: 'adjustInventory',
        label: {
          zh: '调整库存',
          en: 'Adjust inventory',
        },
        from: ['published', 'offline', 'share'],
        input: [
          {
            name: 'specName',
            label: {
              zh: '规格',
              en: 'Spec',
            },
            type: 'string',
            help: {
              zh: '多规格商品必填',
              en: 'Needed for a multi-spec product',
            },
          },
          {
            name: 'delta',
            label: {
              zh: '增减数量',
              en: 'Change',
            },
            type: 'int',
            required: true,
            min: -99999,
            max: 99999,
          },
          {
            name: 'reason',
            label: {
              zh: '原因',
              en: 'Reason',
            },
            type: 'string',
            required: true,
            maxLength: 50,
          },
        ],
        effect: 'Adds delta to totalInventory or to the inventory of the spec and refuses a result below 0.',
      },
    ],
    auto: [
      {
        from: ['published', 'share'],
        to: 'offline',
        when: 'saleTime has ended.',
      },
    ],
  },
}
