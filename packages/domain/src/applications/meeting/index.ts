import type { Application } from '../../Application'
import { meetingMenu } from './menu'
import { bookMeetingPage } from './pages/bookMeetingPage'
import { bookMeetingReservePage } from './pages/bookMeetingReservePage'
import { meetingRoomOrderPage } from './pages/meetingRoomOrderPage'
import { meetingTicketBoardPage } from './pages/meetingTicketBoardPage'
import { meetingTicketCheckPage } from './pages/meetingTicketCheckPage'
import { meetingTicketDetailsPage } from './pages/meetingTicketDetailsPage'
import { meetingTicketThreadedPage } from './pages/meetingTicketThreadedPage'
import { meetingBooking } from './resources/meetingBooking'
import { meetingEvent } from './resources/meetingEvent'
import { meetingLead } from './resources/meetingLead'
import { meetingRoom } from './resources/meetingRoom'
import { meetingTicket } from './resources/meetingTicket'
import { meetingRoutes } from './routes'

export const meetingApplication = {
  name: 'meeting',
  title: { zh: '会议宴会', en: 'Meetings' },
  icon: 'presentation',
  resources: [meetingRoom, meetingBooking, meetingLead, meetingEvent, meetingTicket],
  routes: meetingRoutes,
  menu: meetingMenu,
  pages: [
    bookMeetingPage,
    bookMeetingReservePage,
    meetingRoomOrderPage,
    meetingTicketBoardPage,
    meetingTicketCheckPage,
    meetingTicketDetailsPage,
    meetingTicketThreadedPage,
  ],
} as const satisfies Application
