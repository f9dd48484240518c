import type { Route } from '../../pages/Route'

export const meetingRoutes = [
  { path: '/book-meeting' },
  { path: '/book-meeting-reserve' },
  { path: '/meeting-ticket', redirect: '/meeting-ticket/board' },
  { path: '/meeting-ticket/board', parent: '/meeting-ticket' },
  { path: '/meeting-ticket/details', parent: '/meeting-ticket' },
  { path: '/meeting-ticket/check', parent: '/meeting-ticket' },
  { path: '/meeting-ticket/threaded', parent: '/meeting-ticket' },
  { path: '/meeting-room/order', name: 'meetingRoomOrder' },
] as const satisfies readonly Route[]
