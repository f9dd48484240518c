import type { Page } from '../../../pages/Page'

export const companyWxGroupLiveCodePage = {
  route: '/company-wx/GroupLiveCode',
  kind: 'list',
  title: { zh: '群活码', en: 'Permanent group codes' },
  resource: 'groupLiveCode',
  uses: ['eb-wecom-gate', 'eb-qr-code', 'eb-poster', 'eb-list-editor', 'eb-image-picker'],
  columns: [
    'codeName',
    'groups',
    'currentGroupName',
    'autoCreate',
    'scanCount',
    'joinCount',
    'leftCount',
    'createdAt',
    'remark',
    'status',
  ],
  search: ['codeName'],
  filters: ['status', 'autoCreate', 'ownerEmployeeId'],
  dateRange: 'createdAt',
  sort: 'createdAt desc',
  toolbar: ['create', 'export'],
  rowActions: ['edit', 'qr', 'download', 'link', 'enable', 'disable', 'delete'],
  notes:
    'Behind the gate (W-GATE-1 to W-GATE-14). groups shows filled ÷ limit per group as small bars; all above 90% is amber. The link never changes, printed codes stay valid. A code used by a running group fission cannot be disabled.',
  drawer: {
    sections: [
      { title: { zh: '活码', en: 'Code' }, fields: ['codeName', 'groups', 'remark'] },
      {
        title: { zh: '满员处理', en: 'When full' },
        fields: ['autoCreate', 'groupBaseName', 'startNo', 'ownerEmployeeId', 'backupEmployeeId'],
      },
      { title: { zh: '引导页', en: 'Page' }, fields: ['pageTitle', 'pageTip', 'posterImage'] },
    ],
  },
} as const satisfies Page
