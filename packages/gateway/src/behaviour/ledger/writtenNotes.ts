/**
 * Routes of pages whose notes hold, sentence by sentence. Each has a test of a page whose title says `notes of` and the
 * route.
 */
export const writtenNotes: readonly string[] = [
  '/comment/config',
  '/delivery-platform',
  '/deposit/activity',
  '/hotel-config',
  '/ihg',
  '/linkinfo',
  '/merchant/topConfiguration',
  '/notice/system/detail/{id}',
  '/notice/system/list',
  '/onlineService',
  '/postage-config/add',
  '/postage-config/copy/{copyId}',
  '/postage-config/edit/{detailId}',
  '/postage-config/list',
  '/printer-manage/list',
  '/printer-manage/restaurant-setting',
  '/printer-manage/vpos-setting',
  '/question-feed-back/question-feed-back',
  '/question-feed-back/question-feed-back-detail',
  '/shop-authorize',
  '/ticket/binding/edit/{id}',
  '/ticket/binding/list',
  '/tying-activity/addEdit/{id}/{view}',
  '/validcard/delay/list',
  '/validcard/list',
]
