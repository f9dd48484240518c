import type { Page } from '../../../pages/Page'

export const companyWxClientAutoMarketDetailPage = {
  route: '/company-wx/ClientAutoMarketDetail',
  kind: 'detail',
  title: { zh: '客户自动营销详情', en: 'Automatic marketing' },
  resource: 'clientAutoMarket',
  param: 'id',
  uses: ['eb-wecom-gate', 'eb-product-picker', 'eb-list-editor'],
  actions: ['publish', 'offline', 'edit', 'copy'],
  timeline: true,
  notes:
    'Behind the gate (W-GATE-1 to W-GATE-14). Steps are drawn as a line of cards, each with sent, clicked and ordered; below a funnel entered → reached → clicked → ordered. edit opens a drawer with the same sections (NEW and OFFLINE only).',
  sections: [
    {
      title: { zh: '计划', en: 'Plan' },
      fields: [
        'planName',
        'trigger',
        'triggerTagIds',
        'silentDays',
        'products',
        'includeTagIds',
        'excludeTagIds',
        'frequencyDays',
        'quietHours',
        'validPeriod',
        'status',
      ],
    },
    { title: { zh: '触达步骤', en: 'Steps' }, fields: ['steps', 'addTagIds'] },
    {
      title: { zh: '效果', en: 'Effect' },
      fields: ['enteredCount', 'reachedCount', 'orderCount', 'orderAmount'],
    },
  ],
  related: [
    {
      resource: 'clientAutoMarketRecord',
      via: 'clientAutoMarketId',
      title: { zh: '触达记录', en: 'Contacts' },
      columns: [
        'sendTime',
        'wecomCustomerId',
        'employeeId',
        'stepNo',
        'channel',
        'content',
        'clicked',
        'orderAmount',
        'failReason',
        'sendStatus',
      ],
    },
  ],
} as const satisfies Page
