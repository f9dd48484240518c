/**
 * Routes of pages whose notes hold, sentence by sentence. Each has a test of a page whose title says `notes of` and the
 * route.
 */
export const writtenNotes: readonly string[] = [
  '/deposit/activity',
  '/deposit/order',
  '/ecard/user-manage/index',
  '/groupOrder/groupOrderList/{status?}',
  '/ihg',
  '/ticket/binding/create',
  '/ticket/binding/edit/{id}',
  '/ticket/binding/list',
  '/ticket/delay/batch-add',
  '/ticket/delay/single-add',
  '/ticket/genericVoucher',
  '/ticket/list/{type}',
  '/ticket/normalnew/add',
  '/ticket/promotion-activity/add',
  '/ticket/promotion-activity/edit/{id}',
  '/ticketUpSell/edit',
  '/tying-activity/addEdit/{id}',
  '/tying-activity/addEdit/{id}/{view}',
  '/validcard/add',
  '/validcard/copy',
  '/validcard/delay/edit',
  '/validcard/delay/list',
  '/validcard/edit',
  '/validcard/list',
  '/validcard/reservation-inventory',
  '/validcard/reservation-manage',
]
