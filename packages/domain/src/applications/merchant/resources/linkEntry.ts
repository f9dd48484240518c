import type { Resource } from '../../../Resource'

export const linkEntry = {
  name: 'linkEntry',
  title: { zh: '链接信息', en: 'Link entry' },
  service: 'merchant-api',
  scope: 'platform',
  key: 'linkEntryId',
  display: 'linkName',
  unique: [['linkCode']],
  seed: {
    count: 46,
    story:
      'Home, room list, ticket list, goods mall, restaurants, table booking, member centre, points mall, stored-value card purchase, coupon centre, lottery, group buy, invoice request, feedback, staff sign-in, verification page; a few only for hotels with that module.',
  },
  fields: [
    { name: 'linkEntryId', label: { zh: '编号', en: 'ID' }, type: 'string', readOnly: true },
    {
      name: 'linkCode',
      label: { zh: '链接编码', en: 'Code' },
      type: 'string',
      required: true,
      maxLength: 40,
    },
    {
      name: 'linkName',
      label: { zh: '页面名称', en: 'Page' },
      type: 'string',
      required: true,
      maxLength: 30,
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
        { value: 'SERVICE', label: { zh: '服务', en: 'Service' } },
        { value: 'STAFF', label: { zh: '员工端', en: 'Staff' } },
      ],
    },
    {
      name: 'pathTemplate',
      label: { zh: '路径模板', en: 'Path template' },
      type: 'string',
      required: true,
      maxLength: 200,
      help: {
        zh: '可用 {hotelId}、{brandId} 代表门店和品牌编号',
        en: 'Use {hotelId} and {brandId} for the numbers of store and brand',
      },
    },
    {
      name: 'fullUrl',
      label: { zh: '完整链接', en: 'Full link' },
      type: 'url',
      readOnly: true,
      computed:
        'The H5 domain of the current hotel with pathTemplate, its placeholders filled from the auth context.',
    },
    {
      name: 'appletPath',
      label: { zh: '小程序路径', en: 'Mini-program path' },
      type: 'string',
      maxLength: 200,
    },
    { name: 'loginNeeded', label: { zh: '需要登录', en: 'Login needed' }, type: 'bool' },
    {
      name: 'params',
      label: { zh: '可选参数', en: 'Optional parameters' },
      type: 'list',
      fields: [
        { name: 'key', label: { zh: '参数', en: 'Key' }, type: 'string' },
        { name: 'meaning', label: { zh: '含义', en: 'Meaning' }, type: 'string' },
        { name: 'example', label: { zh: '示例', en: 'Example' }, type: 'string' },
      ],
    },
    { name: 'description', label: { zh: '说明', en: 'Description' }, type: 'string', maxLength: 120 },
    { name: 'screenshot', label: { zh: '页面示意', en: 'Screenshot' }, type: 'image' },
    {
      name: 'available',
      label: { zh: '可用', en: 'Available' },
      type: 'bool',
      readOnly: true,
      computed: 'True when the module of the link is opened for the current hotel.',
    },
    { name: 'sort', label: { zh: '排序', en: 'Order' }, type: 'int' },
  ],
  actions: [
    {
      name: 'copyLink',
      label: { zh: '复制链接', en: 'Copy link' },
      tone: 'primary',
      effect:
        'Copies fullUrl; a modal says that the copy succeeded or failed and closes after 3 seconds (W-COPY-1, W-COPY-2).',
    },
    {
      name: 'makeShortLink',
      label: { zh: '生成短链', en: 'Make short link' },
      tone: 'default',
      effect: 'Creates a shortLink row with the link name and the full address and shows it.',
    },
  ],
} as const satisfies Resource
