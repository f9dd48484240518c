import type { Resource } from '../../../Resource'

export const appletPage = {
  name: 'appletPage',
  title: { zh: '小程序页面', en: 'Mini-program page' },
  service: 'wxa-admin',
  scope: 'platform',
  key: 'appletPageId',
  display: 'pageName',
  unique: [['platformType', 'pagePath']],
  seed: {
    count: 132,
    story:
      'About 46 pages for WeChat, 34 Douyin, 28 Alipay, 24 Xiaohongshu: home, lists and details of rooms, tickets, dining, goods, cards, member centre, coupon centre, lottery, group buy, orders.',
  },
  fields: [
    { name: 'appletPageId', label: { zh: '编号', en: 'ID' }, type: 'string', readOnly: true },
    {
      name: 'platformType',
      label: { zh: '平台', en: 'Platform' },
      type: 'enum',
      required: true,
      options: [
        { value: 'wechat', label: { zh: '微信', en: 'WeChat' } },
        { value: 'bytedance', label: { zh: '抖音', en: 'Douyin' } },
        { value: 'alipay', label: { zh: '支付宝', en: 'Alipay' } },
        { value: 'xhs', label: { zh: '小红书', en: 'Xiaohongshu' } },
      ],
    },
    {
      name: 'pageName',
      label: { zh: '页面名称', en: 'Page' },
      type: 'string',
      required: true,
      maxLength: 30,
    },
    {
      name: 'pagePath',
      label: { zh: '页面路径', en: 'Path' },
      type: 'string',
      required: true,
      maxLength: 200,
    },
    {
      name: 'module',
      label: { zh: '所属模块', en: 'Module' },
      type: 'enum',
      required: true,
      options: [
        { value: 'SHOP', label: { zh: '商城', en: 'Shop' } },
        { value: 'ROOM', label: { zh: '客房', en: 'Rooms' } },
        { value: 'TICKET', label: { zh: '票券', en: 'Tickets' } },
        { value: 'DINING', label: { zh: '餐饮', en: 'Dining' } },
        { value: 'MEMBER', label: { zh: '会员', en: 'Members' } },
        { value: 'CARD', label: { zh: '卡', en: 'Cards' } },
        { value: 'MARKETING', label: { zh: '营销', en: 'Marketing' } },
        { value: 'ORDER', label: { zh: '订单', en: 'Orders' } },
      ],
    },
    {
      name: 'params',
      label: { zh: '参数', en: 'Parameters' },
      type: 'list',
      fields: [
        { name: 'key', label: { zh: '参数名', en: 'Key' }, type: 'string' },
        { name: 'required', label: { zh: '必填', en: 'Needed' }, type: 'bool' },
        { name: 'meaning', label: { zh: '说明', en: 'Meaning' }, type: 'string' },
        { name: 'example', label: { zh: '示例', en: 'Example' }, type: 'string' },
      ],
    },
    {
      name: 'needsRow',
      label: { zh: '需选商品', en: 'Needs a product' },
      type: 'bool',
      default: false,
      help: { zh: '详情类页面先选择商品再生成路径', en: 'Detail pages ask for a product first' },
    },
    { name: 'minVersion', label: { zh: '最低版本', en: 'From version' }, type: 'string' },
    { name: 'loginNeeded', label: { zh: '需要登录', en: 'Login needed' }, type: 'bool' },
    { name: 'screenshot', label: { zh: '页面示意', en: 'Screenshot' }, type: 'image' },
    { name: 'description', label: { zh: '说明', en: 'Description' }, type: 'string', maxLength: 100 },
    { name: 'sort', label: { zh: '排序', en: 'Order' }, type: 'int' },
  ],
  actions: [
    {
      name: 'copyLink',
      label: { zh: '复制路径', en: 'Copy path' },
      tone: 'primary',
      effect:
        'Copies pagePath with the parameters filled in; a result modal closes after 3 seconds (W-COPY-2).',
    },
    {
      name: 'makeCode',
      label: { zh: '生成小程序码', en: 'Make code' },
      tone: 'default',
      input: [
        { name: 'scene', label: { zh: '渠道参数', en: 'Placement' }, type: 'string', maxLength: 32 },
        {
          name: 'width',
          label: { zh: '尺寸', en: 'Size' },
          type: 'int',
          required: true,
          min: 280,
          max: 1280,
          default: 430,
        },
        { name: 'transparent', label: { zh: '透明底', en: 'Transparent' }, type: 'bool' },
      ],
      effect: 'The platform makes the code; it shows with a download button.',
    },
    {
      name: 'makeUrlLink',
      label: { zh: '生成外链', en: 'Make URL link' },
      tone: 'default',
      input: [
        {
          name: 'expireDays',
          label: { zh: '有效天数', en: 'Valid days' },
          type: 'int',
          required: true,
          min: 1,
          max: 30,
          default: 30,
        },
      ],
      effect: 'Answers a URL link or scheme that opens the page from a text message or browser.',
    },
  ],
} as const satisfies Resource
