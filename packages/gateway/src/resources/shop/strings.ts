/** Reasons for refusals about stores and coupons. */
export const reasons = {
  licences: { zh: '请先完善资质信息', en: 'Complete the licences first' },
  position: { zh: '请先设置门店位置', en: 'Set the position of the store first' },
  openOrders: {
    zh: '还有 {count} 个订单或预约未完成',
    en: '{count} {count|order or booking is|orders or bookings are} not finished',
  },
  unsettledBills: { zh: '还有 {count} 张账单未结算', en: '{count} {count|bill is|bills are} not settled' },
  storeClosed: { zh: '门店暂停营业', en: 'The store takes no orders now' },
  memberLocked: { zh: '会员已被冻结', en: 'The member is locked' },
  openStores: {
    zh: '还有 {count} 家门店在营业',
    en: '{count} {count|store of the brand is|stores of the brand are} open',
  },
  openShift: {
    zh: '班次 {shiftNo} 尚未交班，请明日再停用或换一个柜台的终端',
    en: 'Shift {shiftNo} is open: disable it after today, or move its terminal to another counter',
  },
  validityOver: { zh: '有效期已过', en: 'The validity has passed' },
  narrowerScope: { zh: '已有人领取：适用范围只能扩大', en: 'Guests have it: the scope can only be wider' },
  brandCodeFixed: { zh: '品牌编码保存后不能修改', en: 'The code is fixed once the brand is saved' },
  membersInSeveral: {
    zh: '多家门店已有会员，不能取消会员通用',
    en: 'Several stores have members: they stay shared',
  },
  tooManyPhones: { zh: '一次最多 {most} 个手机号', en: 'At most {most} phone numbers at once' },
  noStock: { zh: '库存为 0，请先加库存', en: 'There is no stock' },
  notValid: { zh: '不在有效期内', en: 'The coupon is not valid now' },
  undoTime: {
    zh: '仅可撤销 24 小时内的人工核销',
    en: 'Only redemptions by hand of the last 24 hours can be undone',
  },
  couponStore: { zh: '该券不适用于本门店', en: 'The coupon is not for this store' },
  couponTime: { zh: '该券今日或此时段不可用', en: 'The coupon cannot be used on this day or at this time' },
  couponVoid: { zh: '该券已作废', en: 'The coupon is void' },
  laterDate: {
    zh: '新的到期时间须晚于现在和原到期时间',
    en: 'The end must be after now and after the old one',
  },
  notTransferable: { zh: '该券不可转赠', en: 'The coupon cannot be given away' },
  notUsable: { zh: '该券不可用于此订单', en: 'The coupon does not apply to this order' },
} as const
