/** Reasons for refusals about merchant settings. */
export const reasons = {
  childless: { zh: '权限项下面不能有下级', en: 'A permission has nothing below it' },
  folderBelow: { zh: '目录不能放在页面下面', en: 'A folder cannot stand below a page' },
  noRoute: { zh: '控制台没有这个路由', en: 'The console has no such route' },
  dispatching: { zh: '还有 {count} 单配送中', en: '{count} {count|order is|orders are} still under way' },
  notOwner: { zh: '仅渠道所有者可操作', en: 'Only the owner of the channel can do this' },
  ownStore: { zh: '不能授权给本店', en: 'The store has the channel already' },
  featured: { zh: '该商品精选评价已达 10 条', en: 'The product has 10 featured comments' },
  rankTaken: {
    zh: '「{title}」在这段时间已占用这个名次，请换名次或时间',
    en: '“{title}” has this rank at that time: choose another rank or time',
  },
  begun: { zh: '已经生效，开始日期须是 {start}', en: 'It has begun: its first day stays {start}' },
  otherRestaurant: { zh: '有分类不属于这家餐厅', en: 'Some belong to another restaurant' },
  topEnded: { zh: '置顶时间已结束', en: 'The time of the pin has ended' },
  printerDisabled: { zh: '打印机已停用', en: 'The printer is disabled' },
  defaultTemplate: { zh: '默认模板不能停用', en: 'The default template cannot be disabled' },
  templateUsed: {
    zh: '有 {count} 个商品使用该模板',
    en: '{count} {count|product uses|products use} the template',
  },
  urgedLately: { zh: '4 小时内只能催办一次', en: 'You can urge once in 4 hours' },
  linkExpired: { zh: '链接已过有效期', en: 'The link has expired' },
  pastTime: { zh: '有效期须晚于当前时间', en: 'The new time must be in the future' },
  miniProgramTerm: { zh: '小程序链接有效期最长 30 天', en: 'A mini-program link lasts 30 days at most' },
} as const
