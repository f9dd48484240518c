import type { Page } from '../../../pages/Page'

export const appletsReleaseAppletPage = {
  route: '/applets/release-applet',
  kind: 'list',
  title: { zh: '小程序版本发布', en: 'Releases' },
  resource: 'appletRelease',
  where: 'platformType=wechat',
  columns: [
    'releaseVersion',
    'templateName',
    'updateLog',
    'uploadedAt',
    'submittedAt',
    'auditedAt',
    'auditHours',
    'rejectReason',
    'grayPercent',
    'releasedAt',
    'status',
  ],
  search: ['releaseVersion', 'updateLog'],
  filters: ['status'],
  tabs: 'status',
  toolbar: ['create', 'export'],
  rowActions: ['view', 'submitAudit', 'undoAudit', 'grayRelease', 'release', 'rollback'],
  dateRange: 'uploadedAt',
  sort: 'uploadedAt desc',
  uses: ['eb-qr-code', 'eb-gallery'],
  notes:
    'Three cards above the table: online version, version in review (with the hours waited), trial version with its QR code and a button that adds a trial user. create = upload code: the newest template is preset and the version is the online one with the last number raised. Before submitAudit a checklist must be green: privacy notice, categories with papers, payment number, request domains, filing; each red line links to its page. speedUp shows the number left this year.',
} as const satisfies Page
