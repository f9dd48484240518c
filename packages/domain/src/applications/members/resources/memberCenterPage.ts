import type { Resource, State } from '../../../Resource'

const states = [
  { value: 'NEW', label: { zh: '未发布', en: 'Not published' }, tone: 'neutral' },
  { value: 'PUBLISHED', label: { zh: '已发布', en: 'Published' }, tone: 'success' },
  { value: 'DIRTY', label: { zh: '有未发布修改', en: 'Unpublished changes' }, tone: 'warning' },
] as const satisfies readonly State[]

export const memberCenterPage = {
  name: 'memberCenterPage',
  title: { zh: '会员中心装修', en: 'Member centre layout' },
  service: 'member-api',
  scope: 'brand',
  singleton: true,
  seed: {
    count: 1,
    story:
      'published layout: header, assets, orders, benefits, grid of 8, points mall; one later draft change, so DIRTY',
  },
  fields: [
    {
      name: 'pageTitle',
      label: { zh: '页面标题', en: 'Title' },
      type: 'string',
      required: true,
      maxLength: 12,
      default: '会员中心',
    },
    {
      name: 'theme',
      label: { zh: '风格', en: 'Style' },
      type: 'enum',
      options: [
        { value: 'CLASSIC', label: { zh: '经典', en: 'Classic' } },
        { value: 'CARD', label: { zh: '卡片', en: 'Cards' } },
        { value: 'DARK', label: { zh: '黑金', en: 'Black and gold' } },
      ],
      default: 'CARD',
    },
    { name: 'background', label: { zh: '头图', en: 'Header image' }, type: 'image' },
    {
      name: 'textColor',
      label: { zh: '头部文字色', en: 'Header text colour' },
      type: 'color',
      default: '#FFFFFF',
    },
    {
      name: 'showItems',
      label: { zh: '头部信息', en: 'Header items' },
      type: 'enums',
      options: [
        { value: 'GRADE', label: { zh: '等级', en: 'Grade' } },
        { value: 'GROWTH', label: { zh: '成长进度', en: 'Growth' } },
        { value: 'POINTS', label: { zh: '积分', en: 'Points' } },
        { value: 'BALANCE', label: { zh: '储值', en: 'Balance' } },
        { value: 'COUPON', label: { zh: '优惠券', en: 'Coupons' } },
        { value: 'CODE', label: { zh: '会员码', en: 'Member code' } },
      ],
    },
    {
      name: 'modules',
      label: { zh: '组件', en: 'Modules' },
      type: 'list',
      required: true,
      fields: [
        {
          name: 'moduleType',
          label: { zh: '组件', en: 'Module' },
          type: 'enum',
          required: true,
          options: [
            { value: 'HEADER', label: { zh: '会员卡头', en: 'Member card' } },
            { value: 'ORDERS', label: { zh: '我的订单', en: 'My orders' } },
            { value: 'ASSETS', label: { zh: '资产栏', en: 'Assets' } },
            { value: 'INTERESTS', label: { zh: '会员权益', en: 'Benefits' } },
            { value: 'NAV', label: { zh: '功能宫格', en: 'Icon grid' } },
            { value: 'BANNER', label: { zh: '轮播图', en: 'Banners' } },
            { value: 'SIGN_IN', label: { zh: '签到', en: 'Sign-in' } },
            { value: 'TASKS', label: { zh: '积分任务', en: 'Point tasks' } },
            { value: 'MALL', label: { zh: '积分商城推荐', en: 'Points mall' } },
            { value: 'RICHTEXT', label: { zh: '图文', en: 'Text' } },
            { value: 'SERVICE', label: { zh: '客服与设置', en: 'Service' } },
          ],
        },
        { name: 'title', label: { zh: '标题', en: 'Title' }, type: 'string', maxLength: 12 },
        {
          name: 'items',
          label: { zh: '内容项', en: 'Items' },
          type: 'list',
          fields: [
            { name: 'text', label: { zh: '文字', en: 'Text' }, type: 'string', maxLength: 8 },
            { name: 'icon', label: { zh: '图标', en: 'Icon' }, type: 'image' },
            { name: 'linkUrl', label: { zh: '跳转', en: 'Link' }, type: 'string' },
          ],
        },
        { name: 'gradeIds', label: { zh: '可见等级', en: 'Seen by' }, type: 'refs', ref: 'memberGrade' },
        { name: 'visible', label: { zh: '显示', en: 'Visible' }, type: 'bool', default: true },
      ],
    },
    {
      name: 'draft',
      label: { zh: '草稿', en: 'Draft' },
      type: 'json',
      help: { zh: '未发布的修改', en: 'Changes not yet published' },
    },
    {
      name: 'history',
      label: { zh: '历史版本', en: 'Versions' },
      type: 'json',
      readOnly: true,
      help: { zh: '最近10个已发布版本', en: 'The last ten published' },
    },
    { name: 'publishedAt', label: { zh: '发布时间', en: 'Published' }, type: 'datetime', readOnly: true },
    {
      name: 'status',
      label: { zh: '状态', en: 'Status' },
      type: 'enum',
      readOnly: true,
      default: 'NEW',
      options: states,
    },
  ],
  states: {
    field: 'status',
    initial: 'NEW',
    values: states,
    actions: [
      {
        name: 'publish',
        label: { zh: '发布', en: 'Publish' },
        from: ['NEW', 'DIRTY'],
        to: 'PUBLISHED',
        tone: 'primary',
        confirm: { zh: '发布后会员端立即生效，确认？', en: 'Members see it at once. Publish?' },
        effect: 'copies draft to the live layout, adds the former one to history and sets publishedAt',
      },
      {
        name: 'discard',
        label: { zh: '放弃修改', en: 'Discard' },
        from: ['DIRTY'],
        to: 'PUBLISHED',
        tone: 'danger',
        confirm: { zh: '确认放弃未发布的修改？', en: 'Discard the unpublished changes?' },
        effect: 'empties draft; the live layout stays',
      },
    ],
    auto: [
      {
        name: 'change',
        label: { zh: '有未发布修改', en: 'Unpublished changes' },
        from: ['PUBLISHED'],
        to: 'DIRTY',
        by: 'rule',
        when: 'The draft is saved and differs from the live layout.',
      },
    ],
  },
} as const satisfies Resource
