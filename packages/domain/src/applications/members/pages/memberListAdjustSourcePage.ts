import type { Page } from '../../../pages/Page'

export const memberListAdjustSourcePage = {
  route: '/member-list/adjustSource',
  kind: 'list',
  title: { zh: '会员来源调整', en: 'Source adjustment' },
  resource: 'memberSourceAdjustment',
  columns: [
    'adjustmentNo',
    'targetMode',
    'fromEmployeeId',
    'fromHotelId',
    'toHotelId',
    'toEmployeeId',
    'memberCount',
    'successCount',
    'failCount',
    'reason',
    'executedAt',
    'createdBy',
    'status',
  ],
  search: ['adjustmentNo'],
  filters: ['targetMode', 'toEmployeeId', 'toHotelId', 'status'],
  tabs: 'status',
  dateRange: 'createdAt',
  sort: 'createdAt desc',
  toolbar: ['create', 'export'],
  rowActions: ['view', 'edit', 'execute', 'revert', 'cancel'],
  uses: ['eb-uploader'],
  notes:
    'Saving shows memberCount and the first 20 members before execution. Only DRAFT rows are editable. revert is offered for 7 days after executedAt. failFile is a download in the view drawer.',
  drawer: {
    sections: [
      {
        title: { zh: '调整哪些会员', en: 'Which members' },
        fields: ['targetMode', 'memberIds', 'fromEmployeeId', 'fromHotelId', 'phoneFile'],
      },
      {
        title: { zh: '调整为', en: 'Change to' },
        fields: ['toHotelId', 'toEmployeeId', 'toSource', 'rewardKeep', 'reason'],
      },
    ],
  },
} as const satisfies Page
