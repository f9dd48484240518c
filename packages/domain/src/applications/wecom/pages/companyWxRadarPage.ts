import type { Page } from '../../../pages/Page'

export const companyWxRadarPage = {
  route: '/company-wx/Radar',
  kind: 'list',
  title: { zh: '互动雷达', en: 'Radar' },
  resource: 'radarContent',
  uses: [
    'eb-wecom-gate',
    'eb-image-cropper',
    'eb-rich-text',
    'eb-uploader',
    'eb-product-picker',
    'eb-qr-code',
  ],
  columns: [
    'cover',
    'title',
    'radarType',
    'channelNames',
    'sendCount',
    'viewCount',
    'visitorCount',
    'avgSeconds',
    'tradeAmount',
    'clickTagIds',
    'updatedAt',
    'status',
  ],
  search: ['title'],
  filters: ['radarType', 'clickTagIds', 'status'],
  tabs: 'radarType',
  dateRange: 'createdAt',
  sort: 'updatedAt desc',
  toolbar: ['create', 'export'],
  rowActions: ['view', 'edit', 'copy', 'link', 'qr', 'enable', 'disable', 'delete'],
  notes: 'Behind the gate (W-GATE-1 to W-GATE-14). link lists one link per channel and employee with copy.',
  drawer: {
    sections: [
      {
        title: { zh: '内容', en: 'Content' },
        fields: ['title', 'radarType', 'linkUrl', 'article', 'pdf', 'video', 'ticketProductId'],
      },
      { title: { zh: '分享', en: 'Sharing' }, fields: ['cover', 'digest', 'showStaffCard', 'channelNames'] },
      { title: { zh: '追踪', en: 'Tracking' }, fields: ['notifyStaff', 'clickTagIds', 'minSeconds'] },
    ],
    related: [
      {
        resource: 'radarVisit',
        via: 'radarId',
        title: { zh: '访问记录', en: 'Visits' },
        columns: [
          'visitTime',
          'wecomCustomerId',
          'employeeId',
          'channelName',
          'staySeconds',
          'progress',
          'shared',
        ],
      },
    ],
  },
} as const satisfies Page
