import type { Page } from '../../../pages/Page'

export const meetingTicketCheckPage = {
  route: '/meeting-ticket/check',
  kind: 'custom',
  title: { zh: '现场签到', en: 'Check-in desk' },
  resource: 'meetingTicket',
  component: 'MeetingCheckIn',
  widgets: ['eb-data-list', 'eb-qr-code'],
  behaviours: [
    '1. On entry an event is chosen (query meetingEventId, else the one running or starting today; a list when there are several) and a check-in point; both are kept for the session.',
    '2. The input has the focus always and takes a scanner: 12 digits and Enter check in at once; a code with a wrong check digit says 票码无效 without a request.',
    '3. Typing a name, or the last 4 digits of a phone, lists matching tickets with name, company, ticket type, seat and state; arrow keys and Enter choose.',
    '4. Success fills a green panel with name, company, ticket type, seat and count “第126位签到”, for 3 s, with a sound; the next scan may follow immediately.',
    '5. Refusals fill a red panel with another sound and the reason: 已签到 (when, where, by whom), 已退票, 待审核, 非本场会议 (which event it belongs to), 未到签到时间.',
    '6. An event with several points counts each ticket once per point; 已签到 refers to the chosen point.',
    '7. The head shows sold, checked in, absent and attendance rate by ticket type, refreshed after each check-in and every 10 s for other desks.',
    '8. The table below lists the last 50 check-ins with undo for 30 minutes.',
    '9. 补录 issues a ticket at the door (type with stock, name, phone, payment recorded) and checks it in.',
    '10. Without network, scans are kept with their time, marked 待上传 and sent in order when it is back; duplicates found then are listed for a decision.',
    '11. Full-screen mode hides the console frame; a large-type mode is for a screen facing guests and masks phones.',
  ],
  calls: [
    'GET meeting-api/eb/meeting-event/list',
    'GET meeting-api/eb/meeting-ticket/list',
    'POST meeting-api/eb/meeting-ticket/action/check',
    'POST meeting-api/eb/meeting-ticket/action/uncheck',
  ],
} as const satisfies Page
