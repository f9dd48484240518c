/** Reasons for refusals about restaurants. */
export const reasons = {
  noHours: { zh: '请先设置营业时间', en: 'Set the opening hours first' },
  noTable: { zh: '已开启订座，请先添加餐桌', en: 'Reservations need a table' },
  openOrders: { zh: '还有 {count} 个订单未完成', en: '{count} {count|order is|orders are} not finished' },
  openReservations: {
    zh: '请先取消未来的订座：{numbers}',
    en: 'Cancel the coming reservations first: {numbers}',
  },
  tableReserved: { zh: '该餐桌有未来的订座', en: 'The table is reserved' },
  inActivity: { zh: '已参加其他活动', en: 'The dish is in an activity' },
  noSuchTable: { zh: '该餐桌不可用', en: 'The table cannot be used' },
  tableTaken: { zh: '该餐段餐桌已被预订', en: 'The table is taken at this meal' },
  tableSmall: { zh: '餐桌座位不足', en: 'The table has too few seats' },
  notLate: { zh: '未到留位时间', en: 'The table is still held for the guest' },
  soldOut: { zh: '{name} 今日已售完', en: '{name} is sold out today' },
  notOpen: { zh: '餐厅未营业', en: 'The restaurant is not open' },
  notOnMenu: { zh: '菜品未上架', en: 'The dish is not on the menu' },
  mode: { zh: '餐厅不支持该就餐方式', en: 'The restaurant does not serve in this way' },
  leastDelivery: { zh: '满 ¥{least} 起送', en: 'Delivery starts at ¥{least}' },
  notDelivered: { zh: '仅外送订单可派送', en: 'Only deliveries have a courier' },
  noPlatform: { zh: '配送平台未启用', en: 'The delivery platform is not enabled' },
  refundAmount: { zh: '最多可退 ¥{left}', en: 'At most ¥{left} can be refunded' },
} as const
