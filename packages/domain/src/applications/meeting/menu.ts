import type { MenuGroup } from '../../menu/MenuGroup'

export const meetingMenu = [
  {
    name: 'rooms',
    title: { zh: '会议室', en: 'Meeting rooms' },
    pages: ['/book-meeting', '/book-meeting-reserve', '/meeting-room/order'],
  },
  {
    name: 'events',
    title: { zh: '会议活动', en: 'Events' },
    pages: [
      '/meeting-ticket/board',
      '/meeting-ticket/details',
      '/meeting-ticket/check',
      '/meeting-ticket/threaded',
    ],
  },
] as const satisfies readonly MenuGroup[]
