import type { Page } from '../../../pages/Page'

export const meetingTicketThreadedPage = {
  route: '/meeting-ticket/threaded',
  kind: 'list',
  title: { zh: '会议线索', en: 'Meeting leads' },
  resource: 'meetingLead',
  columns: [
    'leadNo',
    'createdAt',
    'companyName',
    'contactName',
    'contactPhone',
    'meetingType',
    'expectedDate',
    'attendeeCount',
    'needRooms',
    'budget',
    'quoteAmount',
    'ownerEmployeeId',
    'nextFollowTime',
    'firstReplyMinutes',
    'status',
  ],
  search: ['leadNo', 'companyName', 'contactPhone'],
  filters: ['meetingType', 'source', 'ownerEmployeeId', 'expectedDate', 'attendeeCount', 'loseReason'],
  tabs: 'status',
  dateRange: 'createdAt',
  sort: 'createdAt desc',
  toolbar: ['create', 'export'],
  rowActions: ['view', 'edit', 'assign', 'follow', 'quote', 'win', 'lose', 'reopen'],
  bulkActions: ['assign'],
  notes:
    'Unassigned leads older than 30 minutes are red. The drawer shows rooms that fit people and layout on expectedDate with their price, and follows as a timeline; win goes on to the booking.',
  drawer: {
    sections: [
      {
        title: { zh: '客户', en: 'Customer' },
        fields: ['companyName', 'corporateMemberId', 'contactName', 'contactPhone', 'source'],
      },
      {
        title: { zh: '需求', en: 'Demand' },
        fields: [
          'meetingType',
          'expectedDate',
          'days',
          'attendeeCount',
          'layout',
          'needRooms',
          'needDining',
          'budget',
          'demand',
        ],
      },
      { title: { zh: '跟进', en: 'Follow-up' }, fields: ['ownerEmployeeId', 'nextFollowTime'] },
    ],
  },
} as const satisfies Page
