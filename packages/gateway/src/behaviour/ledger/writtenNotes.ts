/**
 * Routes of pages whose notes hold, sentence by sentence. Each has a test of a page whose title says `notes of` and the
 * route.
 */
export const writtenNotes: readonly string[] = [
  '/bill/sub-account',
  '/comment/config',
  '/delivery-platform',
  '/deposit/activity',
  '/entrance-ticket-settle-bill',
  '/ihg',
  '/linkinfo',
  '/merchant/topConfiguration',
  '/notice/system/detail/{id}',
  '/notice/system/list',
  '/onlineService',
  '/pass-report',
  '/postage-config/add',
  '/postage-config/copy/{copyId}',
  '/postage-config/edit/{detailId}',
  '/printer-manage/list',
  '/printer-manage/vpos-setting',
  '/question-feed-back/question-feed-back',
  '/question-feed-back/question-feed-back-detail',
  '/restaurant-report',
  '/shop-authorize',
  '/statements/ticket-summary',
  '/ticket-report',
  '/ticket/binding/edit/{id}',
  '/ticket/binding/list',
  '/tying-activity/addEdit/{id}/{view}',
  '/validcard/delay/list',
  '/validcard/list',
]
