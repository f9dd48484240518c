import type { Page } from '../../../pages/Page'

export const companyWxSendMsgPage = {
  route: '/company-wx/SendMsg',
  kind: 'list',
  title: { zh: '群发消息', en: 'Mass messages' },
  resource: 'massMessage',
  uses: ['eb-wecom-gate', 'eb-image-picker', 'eb-product-picker', 'eb-list-editor'],
  columns: [
    'title',
    'sendType',
    'targetMode',
    'sendTime',
    'targetCount',
    'sentCount',
    'unsentCount',
    'failCount',
    'clickCount',
    'tradeAmount',
    'createdBy',
    'createdAt',
    'status',
  ],
  search: ['title'],
  filters: ['sendType', 'sendMode', 'createdBy'],
  tabs: 'status',
  dateRange: 'createdAt',
  sort: 'createdAt desc',
  toolbar: ['create', 'export'],
  rowActions: ['view', 'edit', 'copy', 'submit', 'remind', 'cancel', 'delete'],
  notes:
    'Behind the gate (W-GATE-1 to W-GATE-14). The drawer shows a phone preview and the number of targets, recalculated 0.5 s after each change. WeCom limits are told: a customer gets at most 1 such message a day per employee and 4 per month from others, a group one a day; who is over it counts as failed. view: delivery by employee (sent, unsent) with remind for one. Only DRAFT may be edited or deleted.',
  drawer: {
    sections: [
      {
        title: { zh: '发送范围', en: 'To whom' },
        fields: [
          'title',
          'sendType',
          'targetMode',
          'employeeIds',
          'tagIds',
          'excludeTagIds',
          'gradeIds',
          'addRange',
          'groupIds',
        ],
      },
      { title: { zh: '内容', en: 'Content' }, fields: ['content', 'attachments'] },
      { title: { zh: '时间', en: 'When' }, fields: ['sendMode', 'sendTime'] },
    ],
  },
} as const satisfies Page
