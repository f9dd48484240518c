/**
 * Routes of pages whose notes hold, sentence by sentence. Each has a test of a page whose title says `notes of` and the
 * route.
 */
export const writtenNotes: readonly string[] = [
  '/bill/sub-account',
  '/deposit/activity',
  '/entrance-ticket-settle-bill',
  '/ihg',
  '/pass-report',
  '/restaurant-report',
  '/statements/ticket-summary',
  '/ticket-report',
  '/ticket/binding/edit/{id}',
  '/ticket/binding/list',
  '/tying-activity/addEdit/{id}/{view}',
  '/validcard/delay/list',
  '/validcard/list',
]
