import type { Page } from '../../../pages/Page'

export const companyWxCustomChannelPage = {
  route: '/company-wx/CustomChannel',
  kind: 'list',
  title: { zh: '渠道活码', en: 'Channel codes' },
  resource: 'channelCode',
  uses: ['eb-wecom-gate', 'eb-qr-code', 'eb-poster', 'eb-list-editor'],
  columns: [
    'codeName',
    'channelGroup',
    'codeType',
    'employeeIds',
    'tagIds',
    'scanCount',
    'addCount',
    'lostCount',
    'memberCount',
    'tradeAmount',
    'validPeriod',
    'createdAt',
    'status',
  ],
  search: ['codeName'],
  filters: ['channelGroup', 'employeeIds', 'status'],
  tabs: 'channelGroup',
  dateRange: 'createdAt',
  sort: 'createdAt desc',
  toolbar: ['create', 'export'],
  rowActions: [
    'edit',
    'copy',
    'qr',
    'download',
    'enable',
    'disable',
    'delete',
    {
      label: { zh: '新增客户', en: 'Customers' },
      to: '/company-wx/CustomerManage?channelCodeId={channelCodeId}',
    },
  ],
  bulkActions: ['download', 'enable', 'disable'],
  notes:
    'Behind the gate (W-GATE-1 to W-GATE-14). A chat preview shows the welcome with its variables filled. Only employees with wecomUserId can be chosen. Shifts must not leave an employee twice in one hour; uncovered hours fall to the backup (required when shifts exist). Delete leaves the customers.',
  drawer: {
    sections: [
      {
        title: { zh: '活码', en: 'Code' },
        fields: ['codeName', 'channelGroup', 'codeType', 'employeeIds', 'assignMode', 'validPeriod'],
      },
      {
        title: { zh: '接待安排', en: 'Reception' },
        fields: ['schedules', 'dailyLimit', 'backupEmployeeIds', 'autoPass'],
      },
      {
        title: { zh: '标签与欢迎语', en: 'Tags and welcome' },
        fields: ['tagIds', 'remarkMode', 'welcomeText', 'attachments'],
      },
    ],
  },
} as const satisfies Page
